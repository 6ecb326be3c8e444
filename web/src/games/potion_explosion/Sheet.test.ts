import { render, screen, within } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { speak } from "../../words/words.svelte";
import Sheet from "./Sheet.svelte";
import { desk, table } from "./testing";

beforeAll(() => speak("en"));

test("the sheet breaks the points down, the winner first", () => {
  const desks = [
    desk({ potions: [{ tile: "wisdom-4a", drunk: true }, { tile: "filter-7a", drunk: false }], helps: 1 }),
    desk({ potions: [{ tile: "wisdom-5a", drunk: false }, { tile: "wisdom-6a", drunk: false }], skills: 2 }),
  ];
  render(Sheet, { view: table({ phase: "over", seats: 2, desks, scores: [14, 22], winners: [1] }), names: ["Mariam", "Sara"], rounds: [] });
  const rows = within(screen.getByRole("table")).getAllByRole("row").slice(1);
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent?.replace(/\s+/g, " ").trim()))).toEqual([
    ["Sara Winner", "14", "8", "0", "22"],
    ["Mariam", "16", "0", "-2", "14"],
  ]);
  const shelves = within(screen.getByRole("list", { name: "Completed potions" })).getAllByRole("listitem");
  expect(shelves[0]!.textContent).toContain("Potion of Wisdom: 2");
});

test("a bar is as long as the total: help is taken off its end, and a legend says so", () => {
  const desks = [desk({ potions: [{ tile: "filter-7a", drunk: false }], skills: 1, helps: 2 }), desk({ helps: 3 })];
  render(Sheet, { view: table({ phase: "over", seats: 2, desks, scores: [11, -6], winners: [0] }), names: ["Mariam", "Sara"], rounds: [] });
  const [first, second] = [...document.querySelectorAll<HTMLElement>(".bars .line")];
  const part = (name: string) => first!.querySelector<HTMLElement>(`.${name}`)!.style;
  expect([part("potions").flexGrow, part("skills").flexGrow]).toEqual(["11", "4"]);
  expect(parseFloat(part("helps").inlineSize)).toBeCloseTo((100 * 4) / 15);
  expect(first!.querySelector("b")!.textContent).toBe("11");
  expect(second!.querySelector<HTMLElement>(".helps")!.style.inlineSize).toBe("0%");
  const legend = within(screen.getByRole("list", { name: "What the signs mean" })).getAllByRole("listitem");
  expect(legend.map((line) => line.textContent)).toEqual(["Potions", "Skill tokens, 4 each", "Help tokens, −2 each"]);
});
