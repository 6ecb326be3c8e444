/** The kinds of potions, in their order; apart, because the home page needs no more of them. */

export const KINDS = ["wisdom", "blind_love", "magnetic", "prismatic", "abyssal", "sands", "balm", "filter"] as const;
export type Kind = (typeof KINDS)[number];
