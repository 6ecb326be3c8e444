import { expect, test } from "vitest";
import { bot, person } from "../testing/tables";
import { awayFor, mayLend } from "./presence";

const gone = person("Ada", { here: false, away: 20 });

test("seconds away go on counting after they were told", () => {
  expect(awayFor(gone, 1000, 6500)).toBe(25);
  expect(awayFor(person("Ada"), 0, 9999)).toBeNull();
});

test("a seat may be lent by its own person, or by anyone seated after thirty seconds", () => {
  expect(mayLend(person("Ada"), null, true, true)).toBe(true);
  expect(mayLend(gone, 29, false, true)).toBe(false);
  expect(mayLend(gone, 30, false, true)).toBe(true);
  expect(mayLend(gone, 30, false, false)).toBe(false);
  expect(mayLend(bot, null, false, true)).toBe(false);
});
