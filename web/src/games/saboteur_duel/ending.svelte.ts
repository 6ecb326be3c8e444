/** Turns that end by themselves. The rules end a turn where no troll can be bribed; who never bribes
 * after the action may wish it always did. This device remembers the choice. */

import { keep, kept } from "../../parts/kept";
import { onlyEndIsLeft } from "./choice";
import type { Move } from "./vocabulary";

export class Ending {
  chosen = $state(kept("duel-ends") === "yes");
  #last: unknown = null;

  toggle(): void {
    this.chosen = !this.chosen;
    keep("duel-ends", this.chosen ? "yes" : null);
  }

  /** Whether the turn should end now, at this moment of the game; once for each. */
  isDue(moment: object, legal: Move[]): boolean {
    if (!this.chosen || this.#last === moment || !onlyEndIsLeft(legal)) return false;
    this.#last = moment;
    return true;
  }
}
