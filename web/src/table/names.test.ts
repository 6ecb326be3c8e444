import { expect, test } from "vitest";
import { bot, person, tableOf } from "../testing/tables";
import { namesAt } from "./names";

test("people of the same name are told apart by a number", () => {
  const names = namesAt(tableOf([person("Fig"), person("Ada"), person("Fig"), person("Fig"), bot]));
  expect(names.slice(0, 4)).toEqual(["Fig", "Ada", "Fig 2", "Fig 3"]);
  expect(new Set(names).size).toBe(5);
});
