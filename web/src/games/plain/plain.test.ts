import axe from "axe-core";
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { frontOf, gameOf } from "..";
import { forgetTerms } from "../../parts/terms";
import { fetchBook } from "../../rulebook/book";
import { LANGUAGES, say, speak } from "../../words/words.svelte";
import type { BoardProps, GameClient, Move, View } from "../board";

const CARD = { type: "string", "x-role": { role: "named", sorts: ["card"] } };
const SEAT = { type: "integer", "x-role": { role: "seat" } };
const NATURE = { log: true, drawn: true, aloud: "all" };
const SCHEMA = {
  "x-fields": { seat: SEAT["x-role"], card: CARD["x-role"], winners: SEAT["x-role"] },
  "x-events": { asked: NATURE, peeked: { ...NATURE, log: false }, over: NATURE },
  $defs: {
    Ask: { type: "object", properties: { do: { enum: ["ask"] }, seat: SEAT, card: CARD, loud: { type: "boolean" } } },
    Fish: { type: "object", properties: { do: { enum: ["go-fish"] } } },
    Move: { anyOf: [{ $ref: "#/$defs/Ask" }, { $ref: "#/$defs/Fish" }] },
    Pond: { type: "object", properties: { deep: { type: "boolean" }, at: { type: "integer", "x-role": { role: "counted" } } } },
    View: {
      type: "object",
      properties: {
        game: { type: "string" },
        seat: { anyOf: [{ type: "integer" }, { type: "null" }], "x-role": { role: "seat" } },
        acting: { type: "array", items: SEAT },
        round_number: { type: "integer" },
        asker: { anyOf: [SEAT, { type: "null" }] },
        books: { type: "array", items: { type: "integer" }, "x-role": { role: "by-seat" } },
        shown: { type: "array", items: { type: "array", items: CARD }, "x-role": { role: "by-seat" } },
        pond: { $ref: "#/$defs/Pond" },
        hand: { type: "array", items: CARD },
        winners: { type: "array", items: SEAT },
      },
    },
  },
};
const OPTIONS = [
  { name: "cards-each", rule: "TF-1", default: 5, from: 1, to: 9, choices: null },
  { name: "limit", rule: "TF-1", default: null, from: 1, to: 90, choices: null },
  { name: "pond", rule: "TF-2", default: "small", choices: ["small", "very-large"] },
  { name: "first", rule: "TF-3", default: "random", choices: ["random", "seat-1", "seat-2"] },
];
const WORDS: Record<string, string> = {
  "test-worded": `test-worded = Go Fish
test-worded-card-7H = seven of hearts
test-worded-do-ask = Ask somebody
test-worded-field-hand = Your cards
test-worded-move-ask = { $loud ->
    [none] Ask { $seat } for the { $card }
   *[other] Shout
}
test-worded-event-asked = { $seat } asks for the { $card }.
    .you-seat = You ask for the { $card }.`,
  "test-wordless": "",
};
const NAMES = ["Ada", "Basil"];
const viewOf = (game: string, more = {}): View => ({
  game,
  seats: 2,
  options: {},
  seat: 0,
  acting: [0],
  round_number: 2,
  asker: 1,
  books: [3, 1],
  shown: [["7H"], []],
  pond: { deep: true, at: 0 },
  hand: ["7H", "8S"],
  ...more,
});
const ASK: Move = { do: "ask", seat: 1, card: "7H" };
const FISH: Move = { do: "go-fish" };

function answer(path: string): Response {
  const game = /^\/api\/games\/([a-z-]+)/.exec(path)?.[1] ?? "";
  if (path === "/api/catalogue") {
    const games = Object.keys(WORDS).map((name) => ({ game: name, rules: 1, seats: { from: 2, to: 6 }, wins: "high", options: OPTIONS }));
    return Response.json({ games, most: 1000 });
  }
  if (path.endsWith("/schema")) return Response.json(SCHEMA);
  if (path.endsWith("/sentences/en")) return new Response(WORDS[game]);
  if (path.endsWith("/rulebook/en")) return new Response("# Go Fish\n\n## The rules\n\n- **TF-1** Ask.");
  const words = WORDS[game] ? { en: `/api/games/${game}/sentences/en` } : {};
  const rulebook = WORDS[game] ? { en: `/api/games/${game}/rulebook/en` } : {};
  const terms = { game, rules: 1, seats: { from: 2, to: 6 }, wins: "high", options: OPTIONS };
  return Response.json({ terms, schema: `/api/games/${game}/schema`, data: null, sentences: words, rulebook });
}

let client: Record<string, GameClient>;

beforeAll(async () => {
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(answer(path)));
  forgetTerms();
  const met = await Promise.all(Object.keys(WORDS).map(async (game) => [game, await gameOf(game)] as const));
  client = Object.fromEntries(met);
});

beforeEach(async () => {
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(answer(path)));
  forgetTerms();
  await speak("en");
});

function board(game: string, more: Partial<BoardProps> = {}, view = {}) {
  const props: BoardProps = {
    view: viewOf(game, view),
    legal: [ASK, FISH],
    names: NAMES,
    happened: null,
    refused: null,
    hint: null,
    sending: null,
    open: null,
    onmove: vi.fn(),
    ...more,
  };
  return { ...render(client[game]!.Board, props), props };
}

/** What can be read there, word by word. */
function textOf(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent?.trim() ?? "");
  return texts.filter(Boolean).join(" ");
}
const fieldIn = (container: Element, name: string) => textOf(container.querySelector(`[data-field="${name}"]`)!);

describe("the plain board", () => {
  test("shows a view in readable names, where a game has no words", () => {
    const { container } = board("test-wordless");
    expect(fieldIn(container, "round_number")).toBe("Round number 2");
    expect(fieldIn(container, "asker")).toBe("Asker Basil");
    expect(fieldIn(container, "hand")).toBe("Hand 7H 8S");
    expect(fieldIn(container, "shown")).toBe("Shown Ada 7H Basil –");
    expect(fieldIn(container, "pond")).toBe("Pond Deep ✓ At 1");
    const players = within(screen.getByRole("table")).getAllByRole("row").map(textOf);
    expect(players).toEqual(["Players Books", "● Ada to move 3", "Basil 1"]);
  });

  test("takes the words that a game has", () => {
    const { container } = board("test-worded");
    expect(fieldIn(container, "hand")).toBe("Your cards seven of hearts 8S");
    expect(screen.getByRole("region", { name: "Go Fish" })).toBeTruthy();
  });

  test("has a button for every legal move, by kind", async () => {
    const { props } = board("test-wordless");
    const ask = screen.getByRole("group", { name: "Ask" });
    expect(within(ask).getAllByRole("button").map((button) => button.textContent)).toEqual(["Seat Basil · Card 7H"]);
    const fish = screen.getByRole("group", { name: "Go fish" });
    await fireEvent.click(within(fish).getByRole("button", { name: "Go fish" }));
    expect(props.onmove).toHaveBeenCalledWith(FISH);
  });

  test("says a move with what it lacks as none", () => {
    board("test-worded");
    expect(within(screen.getByRole("group", { name: "Ask somebody" })).getByRole("button").textContent).toBe("Ask Basil for the seven of hearts");
  });

  test("tells what has happened since the own last move, and not what is a secret or too small", async () => {
    const { rerender, props } = board("test-worded");
    const events = [{ event: "asked", seat: 0, card: "7H" }, { event: "blank" }, { event: "peeked", seat: 1 }];
    await rerender({ ...props, view: viewOf("test-worded", { acting: [1] }), legal: [], happened: { first: 1, events } });
    const second = { first: 4, events: [{ event: "asked", seat: 1, card: "8S" }] };
    await rerender({ ...props, view: viewOf("test-worded"), happened: second });
    const lines = within(screen.getByRole("list", { name: "Just now" })).getAllByRole("listitem");
    expect(lines.map((line) => line.textContent)).toEqual(["You ask for the seven of hearts.", "Basil asks for the 8S."]);
  });

  test("says aloud what happened, and whose turn it is", async () => {
    const { rerender, props, container } = board("test-wordless", { legal: [] }, { acting: [1] });
    const happened = { first: 1, events: [{ event: "asked", seat: 1, card: "7H" }] };
    const onsettled = vi.fn();
    await rerender({ ...props, view: viewOf("test-wordless"), legal: [FISH], happened, onsettled });
    expect(container.querySelector("[data-announcer]")!.textContent).toBe("Asked: seat Basil, card 7H Your turn");
    await vi.waitFor(() => expect(onsettled).toHaveBeenCalled());
  });

  test("marks a hint, and waits while a move is on its way", async () => {
    const { rerender, props } = board("test-wordless", { hint: ASK });
    expect(screen.getByRole("button", { name: "Seat Basil · Card 7H" }).className).toContain("hint");
    await rerender({ ...props, sending: FISH });
    expect(screen.getAllByRole<HTMLButtonElement>("button").every(({ disabled }) => disabled)).toBe(true);
  });

  test("foresees what follows from the move that is looked at", async () => {
    const preview = vi.fn(() => Promise.resolve([{ event: "asked", seat: 0, card: "7H" }]));
    board("test-worded", { preview });
    await fireEvent.focus(screen.getByRole("button", { name: /Ask Basil/ }));
    await screen.findByText("Then: You ask for the seven of hearts.");
    expect(preview).toHaveBeenCalledWith(ASK);
  });

  test("is walked through with the arrow keys: each kind is one stop", async () => {
    board("test-wordless", { legal: [ASK, { ...ASK, card: "8S" }, FISH] });
    const stops = screen.getAllByRole<HTMLButtonElement>("button").filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toHaveLength(2);
    stops[0]!.focus();
    await fireEvent.keyDown(stops[0]!, { key: "ArrowRight" });
    expect(document.activeElement?.textContent).toBe("Seat Basil · Card 8S");
  });

  test("takes a move back where that may be", async () => {
    const undo = vi.fn();
    board("test-wordless", { undo });
    await fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(undo).toHaveBeenCalled();
  });

  test("shows what everybody holds in an open replay", () => {
    const open = [viewOf("test-wordless"), viewOf("test-wordless", { seat: 1, hand: ["9C"] })];
    const { container } = board("test-wordless", { open, legal: [] });
    expect(fieldIn(container, "hand")).toBe("Hand Ada 7H 8S Basil 9C");
  });

  test.each(LANGUAGES)("has nothing that axe complains about (%s)", async (language) => {
    await speak(language);
    const { container } = board("test-worded");
    const { violations } = await axe.run(container, { rules: { "color-contrast": { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});

describe("a game from another package", () => {
  test("has a sheet with who has won", async () => {
    render((await client["test-wordless"]!.sheet()).default, { view: viewOf("test-wordless", { acting: [], winners: [1] }), names: NAMES, rounds: [] });
    expect(screen.getByRole("row", { name: /Basil/ }).textContent).toContain("Winner");
  });

  test("has a form made from the catalogue", async () => {
    const { options, rulebook } = await frontOf("test-wordless");
    expect(rulebook).toBe(false);
    expect(options.ways.map(({ seats }) => seats)).toEqual([[2, 6]]);
    expect(options.usual).toBe(4);
    expect(options.amounts.map(({ name, unset }) => [name, unset])).toEqual([["cards-each", undefined], ["limit", "option-unset"]]);
    expect(options.picks).toMatchObject([{ name: "pond" }, { name: "first", seats: true }]);
    expect(options.amounts.map(({ label }) => say(label))).toEqual(["Cards each", "Limit"]);
    expect(say("test-wordless-pick-very-large")).toBe("Very large");
    expect(say("test-wordless")).toBe("Test wordless");
  });

  test("can be spoken of without a network, and the page still speaks", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
    await speak("uk");
    expect(say("test-worded")).toBe("Go Fish");
    expect(say("close")).toBe("Закрити");
  });

  test("has the rulebook that its package brings, in a language that it has", async () => {
    const { blocks } = await fetchBook("test-worded", "uk");
    expect(blocks.some((block) => block.kind === "heading")).toBe(true);
    expect((await fetchBook("test-wordless", "en")).blocks).toEqual([]);
  });
});
