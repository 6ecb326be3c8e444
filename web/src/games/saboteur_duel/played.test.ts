import { expect, test } from "vitest";
import { Played } from "./played.svelte";
import type { Event } from "./vocabulary";

const laid: Event = { event: "laid", seat: 0, card: "P_LT", at: [3, 3], turned: true };
const broke: Event = { event: "sabotaged", seat: 1, victim: 0, tool: "pickaxe" };
const passed: Event = { event: "passed", seat: 0, cards: ["P_H", "A_MAP"] };
const ended: Event = { event: "round-ended", round: 1, why: "cards", nuggets: [1, 0], paid: [0, 0], totals: [1, 5] };
const dealt: Event = { event: "dealt", round: 2, starter: 0, pile: 40 };

test("the last card of each dwarf lies at the plate once the story has come to it", () => {
  const played = new Played();
  played.hear([laid, broke], false);
  expect(played.by).toEqual([]);
  played.follow(laid);
  expect(played.by).toEqual([{ card: "P_LT", turned: true, given: false }]);
  played.catchUp();
  expect(played.by[1]).toEqual({ card: "A_BREAK_PICK", turned: false, given: false });
  played.hear([passed], true); // nothing is told
  expect(played.by[0]).toEqual({ card: "A_MAP", turned: false, given: true });
});

test("at the end of a round it stays until the next deal", () => {
  const played = new Played();
  played.hear([laid, ended, dealt], false);
  played.catchUp();
  expect(played.by).toHaveLength(1);
  played.follow(dealt);
  expect(played.by).toEqual([]);
});
