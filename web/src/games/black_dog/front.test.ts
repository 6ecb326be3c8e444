import { fireEvent, within } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { visitor } from "../../testing/home";
import { entry, seats } from "../../testing/tables";

const visit = visitor(entry("black-dog", 2, 4, [seats("dealer", "BD-6")]));

test("no seat is named that the table does not have", async () => {
  visit.remember("black-dog", { way: "black-dog-way-table", seats: 2, values: { dealer: "seat-4" } });
  await visit.home();
  await within(visit.game("Black DOG")).findByText("2 players");
  await fireEvent.click(await visit.playNow("Black DOG"));
  expect(await visit.made()).toMatchObject({ seats: 2, options: { dealer: "random" } });
});
