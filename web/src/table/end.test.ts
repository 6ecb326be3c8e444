import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { type Component, tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gameOf } from "../games";
import type { GameClient, LookingBack } from "../games/board";
import { person, tableOf, viewOf, welcomeTo } from "../testing/tables";
import { lookingBack, speak } from "../words/words.svelte";
import Celebration from "./Celebration.svelte";
import EndPanel from "./EndPanel.svelte";
import Flurry from "./Flurry.svelte";
import { Sitting } from "./sitting.svelte";

const six = await gameOf("six-nimmt");
const Nothing = (() => undefined) as unknown as Component<never>;
const back: LookingBack = {
  placings: () => [
    { place: 1, seats: [1, 3], said: "8 pawns" },
    { place: 2, seats: [0, 2], said: "7 pawns" },
  ],
  highlights: (log) => log.slice(0, 1).map(({ number }) => ({ key: "six-nimmt-end-clean", data: { seat: 1, round: 3 }, at: number, worth: 1 })),
};
const gameWith = (lookingBack: GameClient["lookingBack"] | null = () => Promise.resolve({ default: back })) =>
  ({ ...six, sheet: () => Promise.resolve({ default: Nothing }), lookingBack: lookingBack ?? undefined }) as unknown as GameClient;

let motion: boolean;
beforeEach(async () => {
  await speak("en");
  await lookingBack("six-nimmt", Promise.resolve());
  motion = true;
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("reduce") && !motion, addEventListener: () => undefined }));
  vi.stubGlobal("fetch", () => Promise.resolve());
});
afterEach(() => vi.unstubAllGlobals());

function end({ seat = 0, winners = [1, 3], game = gameWith(), live = false, missed = [{ event: "round-ended" }] as object[] | null } = {}) {
  const sitting = new Sitting("abcd1234");
  const table = tableOf(["Ada", "Mina", "Omid", "Sara"].map((name) => person(name)), { status: "over" });
  const view = viewOf({ acting: [], winners, seat });
  sitting.hear(welcomeTo(table, { seat, view, number: missed?.length ?? 0, missed: missed as never }));
  if (live) sitting.happened = { first: 1, events: [] };
  const onclose = vi.fn();
  render(EndPanel, { sitting, game, onfair: () => undefined, onclose });
  return { sitting, onclose };
}

test("the end takes the keyboard to its heading, and says how it went", async () => {
  end();
  const sheet = await screen.findByRole("dialog", { name: "Mina, Sara share the win" });
  expect(document.activeElement).toBe(within(sheet).getByRole("heading", { level: 2 }));
  await screen.findByText("8 pawns");
  const about = document.getElementById(sheet.getAttribute("aria-describedby")!)!;
  expect(about.textContent).toBe("Place 1: Mina, Sara, 8 pawns. Place 2: Ada, Omid, 7 pawns.");
});

test("it takes nobody's words away who is typing", () => {
  const input = document.body.appendChild(document.createElement("input"));
  input.focus();
  end();
  expect(document.activeElement).toBe(input);
  input.remove();
});

test("it is no modal, and Escape puts it away", async () => {
  const { onclose } = end();
  expect(screen.getByRole("dialog").getAttribute("aria-modal")).toBeNull();
  await fireEvent.keyDown(document.body, { key: "Escape" });
  expect(onclose).toHaveBeenCalledOnce();
});

test("it can be drawn up and put down", async () => {
  end();
  const draw = screen.getByRole("button", { name: "Show more" });
  await fireEvent.click(draw);
  expect(screen.getByRole("button", { name: "Show less" }).getAttribute("aria-expanded")).toBe("true");
});

test("partners stand in one line of the placings", async () => {
  end();
  const lines = within(await screen.findByRole("list", { name: "Placings" })).getAllByRole("listitem");
  expect(lines.map((line) => line.textContent?.replace(/\s+/g, " ").trim())).toEqual(["Place 1 MinaSara 8 pawns", "2 Place 2 AdaOmid 7 pawns"]);
});

test("a line of the story leads to its moment of the replay", async () => {
  end();
  const line = await screen.findByRole("link", { name: "Mina comes out of round 3 without a single head." });
  expect(line.getAttribute("href")).toBe("/replay/abcd1234#e1");
});

test("of a log with a hole nothing is told", async () => {
  end({ missed: null });
  await screen.findByText("8 pawns");
  expect(screen.queryByText("How it went")).toBeNull();
});

test("a game that tells nothing of itself has an end all the same", async () => {
  end({ game: gameWith(null) });
  expect(await screen.findByText("Mina, Sara share the win")).toBeTruthy();
  expect(document.querySelector("[data-celebration]")).not.toBeNull();
  expect(screen.queryByRole("list", { name: "Placings" })).toBeNull();
});

test("so has one of which it can't be fetched", async () => {
  end({ game: gameWith(() => Promise.reject(new Error("offline"))) });
  expect(await screen.findByRole("link", { name: "Replay" })).toBeTruthy();
});

test("who has lost is offered a glass of tea, who has won or watches is not", async () => {
  end({ seat: 0 });
  expect(await screen.findByText("A glass of tea, and then another game?")).toBeTruthy();
  document.body.replaceChildren();
  end({ seat: 1 });
  await waitFor(() => expect(document.querySelector("[data-celebration=celebrated]")).not.toBeNull());
  expect(screen.queryByText(/glass of tea/)).toBeNull();
});

test("only who saw it end, and has not lost, sees the pieces fly", async () => {
  end({ seat: 1, live: true });
  await waitFor(() => expect(flies()).toBe(true));
  document.body.replaceChildren();
  end({ seat: 1 });
  end({ seat: 0, live: true });
  await screen.findAllByText("8 pawns");
  expect(flies()).toBe(false);
});

test("it can be shared", async () => {
  end();
  await fireEvent.click(screen.getByRole("button", { name: "Share" }));
  expect((await screen.findByRole<HTMLInputElement>("textbox", { name: "Link" })).value).toMatch(/\/replay\/abcd1234$/);
});

const flies = () => document.querySelector("[data-flying]") !== null;
const celebrate = (at: object = {}) => render(Flurry, { winners: [1, 3], at });

test("what flies is in the colours and shapes of who has won", () => {
  celebrate();
  const pieces = [...document.querySelectorAll<SVGPathElement>("[data-flying] path")];
  expect(new Set(pieces.map(({ style }) => style.fill))).toEqual(new Set(["var(--seat-1)", "var(--seat-3)"]));
  expect(new Set(pieces.map((piece) => piece.getAttribute("d"))).size).toBe(2);
});

test("any touch or key ends it, and so do two seconds", async () => {
  celebrate();
  await fireEvent.keyDown(document.body, { key: "a" });
  expect(flies()).toBe(false);
  document.body.replaceChildren();
  vi.useFakeTimers();
  celebrate();
  expect(flies()).toBe(true);
  vi.advanceTimersByTime(2000);
  await tick();
  expect(flies()).toBe(false);
  vi.useRealTimers();
});

test("without motion there is a still; so there is for who comes later, or looks again", () => {
  motion = false;
  celebrate();
  expect(flies()).toBe(false);
  render(Celebration, { winners: [1, 3], consoled: false });
  expect(document.querySelectorAll(".fruit")).toHaveLength(2);
  motion = true;
  const table = {};
  celebrate(table).unmount();
  celebrate(table);
  expect(flies()).toBe(false);
});
