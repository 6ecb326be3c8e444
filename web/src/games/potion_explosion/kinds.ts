/** The kinds of potions and the colours of marbles, in their order; apart, because the home page needs no
 * more of them. */

import type { Picked, Took } from "./vocabulary";

export type Kind = Took["how"];
export const KINDS = ["wisdom", "blind_love", "magnetic", "prismatic", "abyssal", "sands", "balm", "filter"] as const satisfies readonly Kind[];

export type Colour = Picked["colour"];
export const COLOURS: readonly Colour[] = ["R", "B", "K", "Y"];

/** Marbles, which are written a letter each. */
export const coloursOf = (marbles: string): Colour[] => [...marbles].flatMap((letter) => COLOURS.find((colour) => colour === letter) ?? []);
