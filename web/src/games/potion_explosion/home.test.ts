import axe from "axe-core";
import { fireEvent, screen, within } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import { dialog, game, hasAsked, home, made, openForm, playNow, remembered, visit } from "../../testing/home";
import { LANGUAGES, say, speak } from "../../words/words.svelte";

visit();

describe("the form of Potion Explosion", () => {
  test("the usual kinds and length are asked for without a choice", async () => {
    const form = await openForm("potion-explosion");
    expect(form.chips()).toEqual([]);
    await form.press("Set the table");
    expect(await made()).toMatchObject({ game: "potion-explosion", seats: 3, options: { leave: "beginner" } });
  });

  test("a short game has two skill tokens to win", async () => {
    const form = await openForm("potion-explosion");
    await form.press("Short game");
    await form.press("By chance");
    await form.press("Set the table");
    expect(await made()).toMatchObject({ options: { leave: "random", countdown: 2 } });
  });

  test("any countdown can be typed, and its limits are said before they are broken", async () => {
    const form = await openForm("potion-explosion");
    const field = screen.getByRole<HTMLInputElement>("spinbutton", { hidden: true });
    const limits = () => document.getElementById(field.getAttribute("aria-describedby")!)!.textContent!.trim();
    expect(limits()).toBe("From 1 to 15.");
    await fireEvent.input(field, { target: { value: "16" } });
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(limits()).toBe("A whole number from 1 to 15, please.");
    await form.press("Set the table");
    expect(hasAsked()).toBe(false);
    expect(document.activeElement).toBe(field);

    await fireEvent.input(field, { target: { value: "13" } });
    expect(limits()).toBe("From 1 to 15.");
    await fireEvent.keyDown(field, { key: "ArrowUp" });
    await fireEvent.keyDown(field, { key: "ArrowUp" });
    await fireEvent.keyDown(field, { key: "ArrowUp" });
    expect(field.value).toBe("15");
    await form.press("Set the table");
    expect(await made()).toMatchObject({ options: { countdown: 15 } });
  });

  test("Persian digits are understood and shown", async () => {
    await speak("fa");
    const form = await openForm("potion-explosion");
    const field = screen.getByRole<HTMLInputElement>("spinbutton", { hidden: true });
    await fireEvent.input(field, { target: { value: "1۲" } });
    expect(field.value).toBe("۱۲");
    await form.press(say("set-table"));
    expect(await made()).toMatchObject({ options: { countdown: 12 } });
  });

  test("who begins is one of those who sit there", async () => {
    const form = await openForm("potion-explosion");
    const first = () => [...screen.getByRole("group", { name: "First player", hidden: true }).querySelectorAll("label")].map((label) => label.textContent!.trim());
    expect(first()).toEqual(["By lot", "You", "Seat 2", "Seat 3"]);
    await form.press("Seat 3");
    await fireEvent.change(screen.getByRole("combobox", { name: "Seats", hidden: true }), { target: { value: "2" } });
    expect(first()).toEqual(["By lot", "You", "Seat 2"]);
    await form.press("Set the table");
    expect(await made()).toMatchObject({ seats: 2, options: { first: "random" } });
  });

  test("just two kinds are left out by choice, in their own order", async () => {
    const form = await openForm("potion-explosion");
    await form.press("My choice");
    expect(form.chips()).toHaveLength(8);
    await form.press("Filter of Lavamancing");
    expect(form.status()).toBe("Choose one more.");

    await form.press("Set the table");
    expect(hasAsked()).toBe(false);
    expect(document.activeElement).toBe(form.chips()[0]);

    await form.press("Sands of Time");
    await form.press("Potion of Wisdom");
    expect(form.chips().map(({ checked }) => checked)).toEqual([true, false, false, false, false, true, false, false]);
    expect(form.status()).toBe("Not in this game: Potion of Wisdom, Sands of Time.");
    await form.press("Set the table");
    expect(await made()).toMatchObject({ options: { leave: "wisdom+sands" } });
  });

  test.each(LANGUAGES)("axe would mark nothing in %s", async (language) => {
    const form = await openForm("potion-explosion");
    await form.press("My choice");
    await speak(language);
    form.container.querySelector("dialog")!.setAttribute("open", "");
    const result = await axe.run(form.container, { rules: { "color-contrast": { enabled: false } } });
    expect(result.violations.map(({ id }) => id)).toEqual([]);
  });
});

describe("with what was played last time", () => {
  test("has the same choices for a table with friends", async () => {
    remembered("potion-explosion", { way: "potion-explosion-way-table", seats: 4, values: { countdown: 9, first: "seat-3", placing: "free" } });
    await home();
    await fireEvent.click(await within(game("Potion Explosion")).findByRole("button", { name: "Play with friends: Potion Explosion" }));
    const form = await dialog();
    expect(form.getByRole<HTMLInputElement>("spinbutton", { hidden: true }).value).toBe("9");
    await fireEvent.click(form.getByRole("button", { name: "Set the table", hidden: true }));
    expect(await made()).toMatchObject({ seats: 4, options: { countdown: 9, first: "seat-3", placing: "free", leave: "beginner" } });
  });

  test("no seat is named that the table does not have", async () => {
    remembered("potion-explosion", { way: "potion-explosion-way-table", seats: 2, values: { first: "seat-4" } });
    await home();
    await within(game("Potion Explosion")).findByText(/2 players/);
    await fireEvent.click(await playNow("Potion Explosion"));
    expect(await made()).toMatchObject({ seats: 2, options: { first: "random" } });
  });
});
