import { fireEvent, within } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { game, home, made, playNow, remembered, visit } from "../../testing/home";

visit();

test("no dealer is named whose seat the table does not have", async () => {
  remembered("black-dog", { way: "black-dog-way-table", seats: 2, values: { dealer: "seat-4" } });
  await home();
  await within(game("Black DOG")).findByText("2 players");
  await fireEvent.click(await playNow("Black DOG"));
  expect(await made()).toMatchObject({ seats: 2, options: { dealer: "random" } });
});
