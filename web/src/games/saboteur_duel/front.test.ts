import { fireEvent, screen, within } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { newcomerTo } from "../../testing/home";
import { entry, word } from "../../testing/tables";
import { say } from "../../words/words.svelte";

const newcomer = newcomerTo(entry("saboteur-duel", 1, 2, [word("colour", "SD-31", "green", "blue")]));

test("the home page has a way to play alone", async () => {
  await newcomer.home();
  const duel = newcomer.game("Saboteur: The Duel");
  expect(await within(duel).findByText("For 1 to 2 players")).toBeTruthy();
  await fireEvent.click(within(duel).getByRole("button", { name: say("saboteur-duel-way-solo") }));
  expect(await newcomer.made()).toMatchObject({ game: "saboteur-duel", seats: 1 });
});

test("the form asks for a colour, and for no seats: there is no choice", async () => {
  await newcomer.home();
  await fireEvent.click(await within(newcomer.game("Saboteur: The Duel")).findByRole("button", { name: "With friends: Saboteur: The Duel" }));
  const form = within(await screen.findByRole("dialog", { hidden: true }));
  expect(form.queryByRole("combobox", { name: "Seats", hidden: true })).toBeNull();
  await fireEvent.click(form.getByRole("radio", { name: "Blue", hidden: true }));
  await fireEvent.click(form.getByRole("radio", { name: new RegExp(`^${say("saboteur-duel-way-solo")}`), hidden: true }));
  await fireEvent.click(form.getByRole("button", { name: "Play now", hidden: true }));
  expect(await newcomer.made()).toMatchObject({ game: "saboteur-duel", seats: 1, options: { colour: "blue" }, bots: "easy" });
});
