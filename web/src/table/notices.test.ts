import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { View } from "../games/board";
import { person, tableOf, viewOf, welcomeTo } from "../testing/tables";
import { speak } from "../words/words.svelte";
import Notices from "./Notices.svelte";
import { Sitting } from "./sitting.svelte";

const onrule = vi.fn();
let sitting: Sitting;

function show(sitters = [person("Ada"), person("Mina")], view: View = viewOf()) {
  sitting = new Sitting("abcd1234");
  sitting.hear(welcomeTo(tableOf(sitters), { view }));
  render(Notices, { sitting, onrule, onend: () => undefined });
}

beforeEach(() => speak("en"));

test("a refusal cites its rule, and the rule can be read", async () => {
  show();
  sitting.refused = { rule: "SN-5", why: "six-nimmt-not-in-hand", data: { card: 55 } };
  expect((await screen.findByRole("alert")).textContent).toContain("Card 55 is not in your hand.");
  await fireEvent.click(screen.getByRole("button", { name: "Read rule SN-5" }));
  expect(onrule).toHaveBeenCalledWith("SN-5");
});

test("who lent the seat is offered it back, unless it is lost", () => {
  show([person("Ada", { level: "normal" }), person("Mina")]);
  expect(screen.getByRole("button", { name: "Take my seat back" })).toBeTruthy();
  cleanup();
  show([person("Ada", { level: "normal", lost: true }), person("Mina")]);
  expect(screen.queryByRole("button", { name: "Take my seat back" })).toBeNull();
});
