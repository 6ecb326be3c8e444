import { expect, test } from "vitest";
import { flat, resolved, rulesOf } from "../../plugins/flat";

test("what styles say is written on each thing, and nothing is left to look up", () => {
  const styles = `
    svg { --ink: light-dark(#111, #eee); color-scheme: light }
    .row.s1 .card.s1 { fill: var(--ink); stroke: var(--edge, #c00) }
    .card.s1 { fill: red; cursor: pointer }
    @media (prefers-color-scheme: dark) { .card.s1 { fill: black } }`;
  const drawn = flat(`<svg class="s1"><g class="row s1"><rect class="card s1" width="4"></rect></g></svg>`, styles);
  expect(drawn).toContain(`<rect width="4" style="fill:#111;stroke:#c00">`);
  expect(drawn).toContain(`xmlns="http://www.w3.org/2000/svg"`);
  expect(drawn).not.toMatch(/class=|var\(|light-dark|cursor|black/);
});

test("a thing's own variables count for what is in it", () => {
  const drawn = flat(`<svg><g style="--tint: #abc"><path class="p"></path></g></svg>`, ".p { fill: var(--tint) }");
  expect(drawn).toContain(`style="fill:#abc"`);
});

test("of two rules the heavier one counts, of equals the later one", () => {
  expect(rulesOf(".a .b{fill:red} .b{fill:blue} p{fill:green}").map(({ selector }) => selector)).toEqual(["p", ".b", ".a .b"]);
  expect(resolved("var(--a)", { "--a": "var(--b)", "--b": "rgb(1 2 3 / 50%)" })).toBe("rgb(1 2 3 / 50%)");
});
