import { expect, test } from "vitest";
import { standalone } from "../../plugins/drawn";
import { addressOf } from "../home/drawn";
import { speak, words } from "../words/words.svelte";

const BODY = `<svg class="s1" viewBox="0 0 9 9" aria-hidden="true"><g class="a s1"></g><text class="n s1" x="5" y="8">NUMBER</text><text class="h s1" x="0" y="0">1</text></svg>`;
const STYLES = `
  .a.s1 { fill: light-dark(#111, #eee) }
  .n.s1 { font-size: 10px; font-weight: 800; text-anchor: middle; fill: red }
  .h.s1 { display: var(--shown, none) }
  .elsewhere.s1 { fill: blue }
  @media (prefers-reduced-motion: no-preference) { .a.s1 { animation: turn 1s } }`;
const drawn = (number: string, language: string) => standalone({ body: BODY.replace("NUMBER", number), styles: STYLES }, language);

test("a drawing stands alone: its styles are in it, and what it says is drawn", async () => {
  const svg = await drawn("35", "en");
  expect(svg).toContain(`xmlns="http://www.w3.org/2000/svg"`);
  expect(svg).toContain(".a.s1{fill:light-dark(#111, #eee)}");
  expect(svg).toMatch(/<path class="n s1" d="M[^"]+"/);
  expect(svg).not.toMatch(/<text|elsewhere|animation|aria-hidden/);
});

test("numbers run from left to right in every language", async () => {
  const first = async (number: string, language: string) => /d="M([-\d.]+) 8([^M]*)M([-\d.]+)/.exec(await drawn(number, language))!;
  for (const [language, number, other] of [["en", "35", "53"], ["fa", "۳۵", "۵۳"]] as const) {
    const [one, turned] = [await first(number, language), await first(other, language)];
    expect(Number(one[1])).toBeLessThan(Number(one[3]));
    expect(one[2]).not.toBe(turned[2]);
    expect((await drawn(number, language)).split(one[2]!).length).toBe(2);
    expect(await drawn(number, language)).not.toBe(await drawn(other, language));
  }
});

test("who wants Latin digits on cards has them in pictures of cards", async () => {
  const drawing = { en: "/en.svg", fa: "/fa.svg", uk: "/en.svg" };
  await speak("fa");
  expect(addressOf(drawing)).toBe("/fa.svg");
  words.latin = true;
  expect(addressOf(drawing)).toBe("/en.svg");
  words.latin = false;
  await speak("en");
});
