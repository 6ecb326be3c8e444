/** Whose words this person does not want to read at a table. Only this device knows. */

import { SvelteSet } from "svelte/reactivity";
import { keep, kept } from "../parts/kept";
import type { ChatLine, Sitter } from "../protocol/types";

export interface Voice {
  key: string;
  name: string;
}

/** Who speaks: a seat, or somebody who looks on, by name. */
function keyOf({ seat, name }: Pick<ChatLine, "seat" | "name">): string {
  return seat === null ? `name ${name}` : `seat ${seat}`;
}

export class Muted {
  private readonly place: string;
  private readonly keys: SvelteSet<string>;

  constructor(table: string) {
    this.place = `muted-${table}`;
    this.keys = new SvelteSet((kept(this.place) ?? "").split("\n").filter(Boolean));
  }

  has(key: string): boolean {
    return this.keys.has(key);
  }

  /** Whether a line is not read. */
  hides(line: ChatLine): boolean {
    return !line.earlier && this.has(keyOf(line));
  }

  toggle(key: string): void {
    if (!this.keys.delete(key)) this.keys.add(key);
    keep(this.place, this.keys.size > 0 ? [...this.keys].join("\n") : null);
  }

  /** Everybody whose words might be read: those who sit, and those who look on and have spoken. */
  voices(sitters: Sitter[], names: string[], chat: ChatLine[], own: number | null, ownName: string | null): Voice[] {
    const seated = sitters.flatMap(({ kind }, seat) => (kind === "person" && seat !== own ? [{ key: keyOf({ seat, name: "" }), name: names[seat] ?? "" }] : []));
    const others = chat.flatMap((line) => (line.seat === null && !line.earlier && line.name !== ownName ? [{ key: keyOf(line), name: line.name }] : []));
    return [...seated, ...others.filter(({ key }, at) => others.findIndex((other) => other.key === key) === at)];
  }
}
