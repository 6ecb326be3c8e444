/** Tables of one's own that need not be seen on this device. They stay, and can be brought back. */

import { SvelteSet } from "svelte/reactivity";
import { keep, kept } from "../parts/kept";

const MOST = 60;

export class PutAway {
  private readonly ids = new SvelteSet((kept("put-away") ?? "").split(" ").filter(Boolean));

  has(table: string): boolean {
    return this.ids.has(table);
  }

  add(table: string): void {
    this.ids.add(table);
    this.remember();
  }

  bringBack(): void {
    this.ids.clear();
    this.remember();
  }

  private remember(): void {
    keep("put-away", this.ids.size > 0 ? [...this.ids].slice(-MOST).join(" ") : null);
  }
}
