/** While a board tells what happened, its prompt says who does what, and asks for nothing. */

import type { GameEvent } from "../games/board";
import { say } from "../words/words.svelte";

export class Narrator {
  #said = $state("");

  /** This is shown now; without a sentence the last one stays. */
  show(event: GameEvent, sentence: string): void {
    const somebody = typeof (event["seat"] ?? event["owner"]) === "number";
    if (!somebody) this.#said = "";
    else if (sentence) this.#said = sentence;
  }

  /** What the prompt is meanwhile. */
  get status(): { text: string; asked: false; card: null } {
    return { text: this.#said || say("telling"), asked: false, card: null };
  }

  end(): void {
    this.#said = "";
  }
}
