/** What the server tells of a game, for tests. */

import type { GameTerms, OptionTerms } from "../protocol/types";

export const LARGEST = 2 ** 53 - 1;

export const number = (name: string, rule: string, normal: number | null, to: number): OptionTerms => ({ name, rule, default: normal, from: 1, to });
export const word = (name: string, rule: string, ...choices: string[]): OptionTerms => ({ name, rule, default: choices[0]!, choices });
export const seats = (name: string, rule: string): OptionTerms => word(name, rule, "random", "seat-1", "seat-2", "seat-3", "seat-4");
export const termsFor = (game: string, from: number, to: number, options: OptionTerms[]): GameTerms => ({
  game,
  rules: 1,
  seats: { from, to },
  wins: "high",
  options,
});
