/** The beginning of Potion Explosion (PE-4 to PE-7), drawn again from its seed: who begins, the starters, and,
 * once those are taken, the stacks and the dispenser. */

import type { Deal } from "../../fair/deal";
import { seatOf } from "../../parts/terms";
import { say } from "../../words/words.svelte";
import { COLOURS, KINDS } from "./kinds";

const [STACKS, TRACKS, TRACK, SIGHT, EACH] = [5, 5, 16, 9, 20];
const HOLES = [4, 5, 6, 7];
const FEWEST = 4;

const tilesOf = (kinds: readonly string[], holes: number[]): string[] =>
  kinds.flatMap((kind) => holes.flatMap((count) => [`${kind}-${count}a`, `${kind}-${count}b`]));
const name = (tile: string): string => {
  const [kind = "", holes = ""] = tile.split("-");
  return say("potion-explosion-tile", { kind: say(`potion-explosion-kind-${kind}`), holes: Number(holes.slice(0, -1)) });
};

const deal: Deal = async (streams, { seats, options }) => {
  const chance = streams(0);
  const leave = String(options["leave"]);
  const gone = leave === "beginner" ? ["balm", "filter"] : leave === "random" ? await chance.draw([...KINDS], 0, 2) : leave.split("+");
  const kinds = KINDS.filter((kind) => !gone.includes(kind));
  const offered = await chance.draw(tilesOf(kinds, [FEWEST]), 0, 2 * seats);
  const all = tilesOf(kinds, HOLES);
  const starters = all.filter((tile) => offered.includes(tile));
  const lot = await chance.below(seats);
  const first = seatOf(options["first"]) ?? lot;

  const pile = all.filter((tile) => !offered.includes(tile));
  const tiles = await chance.draw(pile, 0, pile.length);
  const heights = Array.from({ length: STACKS }, (_, at) => Math.floor(tiles.length / STACKS) + (at < tiles.length % STACKS ? 1 : 0));
  const tops = heights.map((height, at) => tiles[heights.slice(0, at).reduce((sum, other) => sum + other, 0) + height - 1]!);
  const marbles = await chance.draw(COLOURS.flatMap((colour) => Array.from({ length: EACH }, () => colour)), 0, EACH * COLOURS.length);
  const tracks = Array.from({ length: TRACKS }, (_, at) => marbles.slice(TRACK * at, TRACK * at + SIGHT));

  return {
    portions: [
      { what: say("potion-explosion-pick-first"), pieces: [], people: [first] },
      { what: say("potion-explosion-board-starters"), pieces: starters.map(name) },
      { what: say("potion-explosion-board-stacks"), pieces: tops.map(name) },
      ...tracks.map((track, at) => ({
        what: at === 0 ? say("potion-explosion-board-dispenser") : "",
        pieces: track.map((colour) => say(`potion-explosion-colour-${colour}`)),
      })),
    ],
    views: Array.from({ length: seats }, () => ({ first, starters, left_out: KINDS.filter((kind) => gone.includes(kind)) })),
    later: { event: "filled", tops, tracks: tracks.map((track) => track.join("")) },
  };
};

export default deal;
