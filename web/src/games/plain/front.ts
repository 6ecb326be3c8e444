/** A game from another package on the home page: its options are those of the catalogue. */

import { termsOf, seatOf } from "../../parts/terms";
import type { OptionTerms } from "../../protocol/types";
import type { Amount, GameFront, GameOptions, Pick } from "../board";
import lying from "./drawn/Lying.svelte?drawn";
import picture from "./drawn/Picture.svelte?drawn";
import { meet, type Stranger } from "./stranger";

const USUAL = 4;

export default async function front(key: string): Promise<GameFront> {
  const [stranger, { options }] = await Promise.all([meet(key), termsOf(key)]);
  return { picture, lying: { still: lying }, options: optionsOf(stranger, Object.values(options)), rulebook: Object.keys(stranger.home.rulebook).length > 0 };
}

/** The form for a table, made from what the catalogue says. */
export function optionsOf({ key, home }: Stranger, options: OptionTerms[]): GameOptions {
  const { from, to } = home.terms.seats;
  return {
    ways: [{ label: key, about: `${key}-about`, options: {}, seats: [from, to] }],
    amounts: options.filter(({ choices }) => !choices).map((option) => amountOf(key, option)),
    picks: options.filter(({ choices }) => choices).map((option) => pickOf(key, option)),
    usual: Math.min(to, Math.max(from, USUAL)),
  };
}

function amountOf(key: string, { name, default: usual }: OptionTerms): Amount {
  const amount: Amount = { name, label: `${key}-option-${name}`, usual: typeof usual === "number" ? [usual] : [] };
  return usual === null ? { ...amount, unset: "option-unset" } : amount;
}

function pickOf(key: string, { name, choices }: OptionTerms): Pick {
  const pick: Pick = { name, label: `${key}-option-${name}` };
  const seats = choices?.filter((word) => word !== "random") ?? [];
  return seats.length > 0 && seats.every((word) => seatOf(word) !== null) ? { ...pick, seats: true } : pick;
}
