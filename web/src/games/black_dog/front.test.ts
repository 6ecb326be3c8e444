import { fireEvent, within } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { newcomerTo } from "../../testing/home";
import { entry, seats } from "../../testing/tables";

const newcomer = newcomerTo(entry("black-dog", 2, 4, [seats("dealer", "BD-6")]));

test("no seat is named that the table does not have", async () => {
  newcomer.remember("black-dog", { way: "black-dog-way-table", seats: 2, values: { dealer: "seat-4" } });
  await newcomer.home();
  await within(newcomer.game("Black DOG")).findByText("2 players");
  await fireEvent.click(await newcomer.playNow("Black DOG"));
  expect(await newcomer.made()).toMatchObject({ seats: 2, options: { dealer: "random" } });
});
