import axe from "axe-core";
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import NewTable from "../../home/NewTable.svelte";
import { termsOf } from "../../parts/terms";
import { newcomerTo } from "../../testing/home";
import { entry, number, seats, word } from "../../testing/tables";
import { LANGUAGES, say, speak } from "../../words/words.svelte";
import { frontOf } from "..";

const newcomer = newcomerTo(
  entry("potion-explosion", 2, 4, [
    word("leave", "PE-4", "beginner", "random", "wisdom+sands", "sands+filter"),
    number("countdown", "PE-8", null, 15),
    word("placing", "PE-13", "must", "free"),
    seats("first", "PE-5"),
  ]),
);

describe("the form", () => {
  async function openForm() {
    const { options } = await frontOf("potion-explosion");
    const terms = await termsOf("potion-explosion");
    const { container } = render(NewTable, { game: "potion-explosion", options, terms, onclose: () => undefined });
    return {
      container,
      chips: () => [...container.querySelectorAll<HTMLInputElement>("fieldset input[type=checkbox]")],
      status: () => container.querySelector("[role=status]")?.textContent,
      press: (label: string) => fireEvent.click(screen.getByText(label)),
      made: newcomer.made,
    };
  }

  test("the usual kinds and length are asked for without a choice", async () => {
    const form = await openForm();
    expect(form.chips()).toEqual([]);
    await form.press("Set the table");
    expect(await form.made()).toMatchObject({ game: "potion-explosion", seats: 3, options: { leave: "beginner" } });
  });

  test("a short game has two skill tokens to win", async () => {
    const form = await openForm();
    await form.press("Short game");
    await form.press("By chance");
    await form.press("Set the table");
    expect(await form.made()).toMatchObject({ options: { leave: "random", countdown: 2 } });
  });

  test("any countdown can be typed, and its limits are said before they are broken", async () => {
    const form = await openForm();
    const field = screen.getByRole<HTMLInputElement>("spinbutton", { hidden: true });
    const limits = () => document.getElementById(field.getAttribute("aria-describedby")!)!.textContent!.trim();
    expect(limits()).toBe("From 1 to 15.");
    await fireEvent.input(field, { target: { value: "16" } });
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(limits()).toBe("A whole number from 1 to 15, please.");
    await form.press("Set the table");
    expect(newcomer.wished()).toBeUndefined();
    expect(document.activeElement).toBe(field);

    await fireEvent.input(field, { target: { value: "13" } });
    expect(limits()).toBe("From 1 to 15.");
    await fireEvent.keyDown(field, { key: "ArrowUp" });
    await fireEvent.keyDown(field, { key: "ArrowUp" });
    await fireEvent.keyDown(field, { key: "ArrowUp" });
    expect(field.value).toBe("15");
    await form.press("Set the table");
    expect(await form.made()).toMatchObject({ options: { countdown: 15 } });
  });

  test("Persian digits are understood and shown", async () => {
    await speak("fa");
    const form = await openForm();
    const field = screen.getByRole<HTMLInputElement>("spinbutton", { hidden: true });
    await fireEvent.input(field, { target: { value: "1۲" } });
    expect(field.value).toBe("۱۲");
    await form.press(say("set-table"));
    expect(await form.made()).toMatchObject({ options: { countdown: 12 } });
  });

  test("who begins is one of those who sit there", async () => {
    const form = await openForm();
    const first = () => [...screen.getByRole("group", { name: "First player", hidden: true }).querySelectorAll("label")].map((label) => label.textContent!.trim());
    expect(first()).toEqual(["By lot", "You", "Seat 2", "Seat 3"]);
    await form.press("Seat 3");
    await fireEvent.change(screen.getByRole("combobox", { name: "Seats", hidden: true }), { target: { value: "2" } });
    expect(first()).toEqual(["By lot", "You", "Seat 2"]);
    await form.press("Set the table");
    expect(await form.made()).toMatchObject({ seats: 2, options: { first: "random" } });
  });

  test("just two kinds are left out by choice, in their own order", async () => {
    const form = await openForm();
    await form.press("My choice");
    expect(form.chips()).toHaveLength(8);
    await form.press("Filter of Lavamancing");
    expect(form.status()).toBe("Choose one more.");

    await form.press("Set the table");
    expect(newcomer.wished()).toBeUndefined();
    expect(document.activeElement).toBe(form.chips()[0]);

    await form.press("Sands of Time");
    await form.press("Potion of Wisdom");
    expect(form.chips().map(({ checked }) => checked)).toEqual([true, false, false, false, false, true, false, false]);
    expect(form.status()).toBe("Not in this game: Potion of Wisdom, Sands of Time.");
    await form.press("Set the table");
    expect(await form.made()).toMatchObject({ options: { leave: "wisdom+sands" } });
  });

  test.each(LANGUAGES)("axe would mark nothing in %s", async (language) => {
    const form = await openForm();
    await form.press("My choice");
    await speak(language);
    form.container.querySelector("dialog")!.setAttribute("open", "");
    const result = await axe.run(form.container, { rules: { "color-contrast": { enabled: false } } });
    expect(result.violations.map(({ id }) => id)).toEqual([]);
  });
});

test("what was played last time is chosen for a table with friends too", async () => {
  newcomer.remember("potion-explosion", { way: "potion-explosion-way-table", seats: 4, values: { countdown: 9, first: "seat-3", placing: "free" } });
  await newcomer.home();
  await fireEvent.click(await within(newcomer.game("Potion Explosion")).findByRole("button", { name: "With friends: Potion Explosion" }));
  const form = within(await screen.findByRole("dialog", { hidden: true }));
  expect(form.getByRole<HTMLInputElement>("spinbutton", { hidden: true }).value).toBe("9");
  await fireEvent.click(form.getByRole("button", { name: "Set the table", hidden: true }));
  expect(await newcomer.made()).toMatchObject({ seats: 4, options: { countdown: 9, first: "seat-3", placing: "free", leave: "beginner" } });
});
