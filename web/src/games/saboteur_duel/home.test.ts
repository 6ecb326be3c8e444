import { fireEvent, within } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { dialog, game, home, made, visit } from "../../testing/home";
import { say } from "../../words/words.svelte";

visit();

test("has a way to play alone where a game can be played so", async () => {
  await home();
  const duel = game("Saboteur: The Duel");
  expect(await within(duel).findByText("For 1 to 2 players")).toBeTruthy();
  await fireEvent.click(within(duel).getByRole("button", { name: say("saboteur-duel-way-solo") }));
  expect(await made()).toMatchObject({ game: "saboteur-duel", seats: 1 });
});

test("asks for a colour in the form, and for no seats where there is no choice", async () => {
  await home();
  await fireEvent.click(await within(game("Saboteur: The Duel")).findByRole("button", { name: "Play with friends: Saboteur: The Duel" }));
  const form = await dialog();
  expect(form.queryByRole("combobox", { name: "Seats", hidden: true })).toBeNull();
  await fireEvent.click(form.getByRole("radio", { name: "Blue", hidden: true }));
  await fireEvent.click(form.getByRole("radio", { name: new RegExp(`^${say("saboteur-duel-way-solo")}`), hidden: true }));
  await fireEvent.click(form.getByRole("button", { name: "Play now", hidden: true }));
  expect(await made()).toMatchObject({ game: "saboteur-duel", seats: 1, options: { colour: "blue" }, bots: "easy" });
});
