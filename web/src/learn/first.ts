/** From a lesson into the first real game: against easy bots, on the usual terms, with help switched on. */

import { frontOf } from "../games";
import { newTable } from "../link/http";
import { offerHelpAt } from "../parts/help.svelte";
import { beNamed } from "../parts/guest.svelte";
import { askedOf, termsOf, usualWish } from "../parts/terms";
import { go } from "../route/route.svelte";

export async function playFirstGame(game: string): Promise<void> {
  const [{ options }, terms] = await Promise.all([frontOf(game), termsOf(game)]);
  await beNamed();
  const { table } = await newTable({ game, ...askedOf(usualWish(options, terms), options, terms), bots: "easy" });
  offerHelpAt(table);
  go(`/t/${table}`);
}
