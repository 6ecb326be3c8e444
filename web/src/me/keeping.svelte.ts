/** What opens this person besides the cookie of this browser: the same for all parts of the own page. */

import { keeping, problemOf } from "../link/http";
import type { Keeping } from "../protocol/types";

export interface Trouble {
  why: string;
  data: Record<string, unknown>;
}

class Kept {
  /** Null until the server has answered. */
  now = $state.raw<Keeping | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** Whether a passkey or a code brings this person back. */
  readonly safe = $derived(this.now !== null && (this.now.code !== null || this.now.passkeys.length > 0));

  async fetch(): Promise<void> {
    await this.change(keeping());
  }

  /** Does something, and takes what is so from then on; whether that went well. */
  async change(doing: Promise<Keeping>): Promise<boolean> {
    this.trouble = null;
    try {
      this.now = await doing;
      return true;
    } catch (thrown) {
      this.trouble = problemOf(thrown);
      return false;
    }
  }
}

export const kept = new Kept();
