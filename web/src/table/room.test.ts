import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { type Component, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { gameOf } from "../games";
import type { BoardProps, GameClient } from "../games/board";
import { bot, free, person, tableOf, viewOf, welcomeTo } from "../testing/tables";
import { speak } from "../words/words.svelte";
import Chat from "./Chat.svelte";
import EndPanel from "./EndPanel.svelte";
import PlayRoom from "./PlayRoom.svelte";
import Seats from "./Seats.svelte";
import { Sitting } from "./sitting.svelte";
import WaitingRoom from "./WaitingRoom.svelte";

const six = await gameOf("six-nimmt");
let sitting: Sitting;
let said: string[];

beforeEach(async () => {
  await speak("en");
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  vi.stubGlobal("fetch", () => Promise.resolve()); // the server is there
  sitting = new Sitting("abcd1234");
  said = [];
  vi.spyOn(sitting, "say").mockImplementation((ask) => void said.push(ask.do));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a seat that is lent to a bot", () => {
  const move = { do: "choose", card: 4 };

  async function play(level: "hard" | null): Promise<BoardProps> {
    let shown: BoardProps | undefined;
    const Board = ((_: unknown, props: BoardProps) => void (shown = props)) as unknown as Component<BoardProps>;
    sitting.hear(welcomeTo(tableOf([person("Ada", { level }), person("Mina")]), { view: viewOf(), legal: [move], undoable: true }));
    render(PlayRoom, { sitting, game: { ...six, Board } as GameClient });
    await waitFor(() => expect(shown).toBeDefined());
    return shown!;
  }

  test("is asked nothing: no move, no turn, nothing to undo", async () => {
    const board = await play("hard");
    expect(board.legal).toEqual([]);
    expect(board.undo).toBeNull();
    expect(sitting.mine).toBe(false);
    expect(screen.getByText("A bot is playing for you.")).toBeTruthy();
    expect(screen.queryByText("Your turn")).toBeNull();
  });

  test("is asked again as soon as it is taken back", async () => {
    const board = await play(null);
    expect(board.legal).toEqual([move]);
    expect(sitting.mine).toBe(true);
    expect(screen.queryByText("A bot is playing for you.")).toBeNull();
  });

  test("is not called the own turn in the list of players either", () => {
    sitting.hear(welcomeTo(tableOf([person("Ada", { level: "hard" }), bot]), { view: viewOf({ acting: [0] }) }));
    render(Seats, { sitting });
    expect(screen.queryByText("Your turn")).toBeNull();
    expect(screen.getByText("to move")).toBeTruthy();
  });
});

describe("who comes back", () => {
  const silent = Object.entries(six.vocabulary.events).find(([, { log }]) => !log)![0];

  test.each([
    ["is told what happened meanwhile", ["took"], 1],
    ["is not told that nothing happened", [silent], 0],
  ])("%s", async (_, events, sheets) => {
    const Board = (() => undefined) as unknown as Component<BoardProps>;
    const table = tableOf([person("Ada"), person("Mina")]);
    sitting.hear(welcomeTo(table, { number: 1, view: viewOf() }));
    sitting.missed = events.map((event, i) => ({ number: i + 1, event: { event, seat: 1, row: 0, cards: [], heads: 1 } }));
    render(PlayRoom, { sitting, game: { ...six, Board } as GameClient });
    await Promise.all([import("./Panels.svelte"), import("../people/Bubbles.svelte"), import("./SideColumn.svelte")]);
    await new Promise((done) => setTimeout(done)); // what was fetched is there, and drawn
    expect(screen.queryAllByText("Since you were away")).toHaveLength(sheets);
  });
});

describe("the drawer beside the board", () => {
  const opener = () => screen.queryByRole("button", { name: /^Log and chat/ });
  const open = () => opener()!.getAttribute("aria-expanded");
  const widen = (width: number) => (window as unknown as { happyDOM: { setViewport: (size: object) => void } }).happyDOM.setViewport({ width, height: 800 });

  function sit(width: number): void {
    widen(width);
    const Board = (() => undefined) as unknown as Component<BoardProps>;
    sitting.hear(welcomeTo(tableOf([person("Ada"), person("Mina")]), { view: viewOf() }));
    render(PlayRoom, { sitting, game: { ...six, Board } as GameClient });
  }

  afterEach(() => widen(1024));

  test("is put away, and stays so on this device", async () => {
    sit(1440);
    expect(open()).toBe("true");
    await fireEvent.click(opener()!);
    expect(open()).toBe("false");
    expect(screen.queryByRole("complementary")).toBeNull();
    expect(localStorage.getItem("korsi-drawer")).toBe("shut");
    await fireEvent.click(opener()!);
    expect(localStorage.getItem("korsi-drawer")).toBeNull();
  });

  test("opens for who asks for the log, where it is shut by itself", async () => {
    sit(1024);
    expect(open()).toBe("false");
    await fireEvent.keyDown(document.body, { code: "KeyL", key: "l" });
    expect(open()).toBe("true");
    await fireEvent.click(opener()!);
  });

  test("tells that somebody has spoken, while it is shut", async () => {
    sit(1024);
    sitting.unread = 2;
    await tick();
    expect(opener()!.textContent).toContain("2");
  });

  test("is not there on a phone", () => {
    sit(390);
    expect(opener()).toBeNull();
  });
});

test("between the end of a round and its score sheet nothing can be played", async () => {
  let shown: BoardProps | undefined;
  const Board = ((_: unknown, props: BoardProps) => void (shown = props)) as unknown as Component<BoardProps>;
  const move = { do: "choose", card: 4 };
  const table = tableOf([person("Ada"), person("Mina")]);
  sitting.hear(welcomeTo(table, { view: viewOf(), legal: [move] }));
  render(PlayRoom, { sitting, game: { ...six, Board, sheet: () => new Promise(() => undefined) } as unknown as GameClient });
  await waitFor(() => expect(shown).toBeDefined());
  expect(shown!.legal).toEqual([move]);
  const events = [{ event: "round-ended" }, { event: "dealt" }];
  sitting.hear({ say: "events", first: 9, events, view: viewOf(), legal: [move], undoable: false });
  await tick();
  expect(shown!.legal).toEqual([]);
  shown!.onsettled?.();
  await tick();
  expect(shown!.legal).toEqual([]);
});

describe("a rematch", () => {
  const over = (rematch: string | null) => tableOf([person("Ada"), person("Mina")], { status: "over", rematch });
  const view = viewOf({ acting: [], winners: [0], totals: [3, 9], rounds: [], scores: [3, 9] });
  const Nothing = (() => undefined) as unknown as Component<never>;
  const game = { ...six, sheet: () => Promise.resolve({ default: Nothing }) } as unknown as GameClient;

  test("that a friend has asked for is told, with the way there", () => {
    sitting.hear(welcomeTo(over("wxyz1234"), { view }));
    render(EndPanel, { sitting, game, onfair: () => undefined, onclose: () => undefined });
    expect(screen.getByText(/your seat is kept/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Join the rematch", hidden: true }).getAttribute("href")).toBe("/t/wxyz1234");
  });

  test("is asked for once", async () => {
    sitting.hear(welcomeTo(over(null), { view }));
    vi.mocked(sitting.say).mockRestore();
    render(EndPanel, { sitting, game, onfair: () => undefined, onclose: () => undefined });
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Rematch", hidden: true });
    await fireEvent.click(button);
    expect(sitting.again).toBe(true);
    expect(button.disabled).toBe(true);
  });
});

describe("the waiting room", () => {
  const wait = (sitters: Parameters<typeof tableOf>[0], host = true) => {
    sitting.hear(welcomeTo(tableOf(sitters, { status: "waiting" }), { host }));
    render(WaitingRoom, { sitting, game: six });
  };

  test("says who is still expected, and does not press the host to start without them", () => {
    wait([person("Ada", { host: true }), person("Mina", { here: false, away: 0, expected: true }), person("Omid")]);
    expect(screen.getByText("Still expected: Mina.")).toBeTruthy();
    expect(screen.getByText("not here yet")).toBeTruthy();
    expect(screen.queryByText("away")).toBeNull();
    expect(screen.getByRole("button", { name: "Start without waiting" }).classList.contains("main")).toBe(false);
    expect(screen.queryByRole("button", { name: "Start" })).toBeNull();
  });

  test("is ready when all have come", () => {
    wait([person("Ada", { host: true }), person("Mina")]);
    expect(screen.getByRole("button", { name: "Start" }).classList.contains("main")).toBe(true);
    expect(screen.queryByText(/Still expected/)).toBeNull();
  });

  test("lets bots take what is free", () => {
    wait([person("Ada", { host: true }), free]);
    expect(screen.getByRole("button", { name: "Start, bots take the free seats" })).toBeTruthy();
  });
});

test("who is muted is not read, here and after a reload", async () => {
  const line = { number: 1, seat: 1, name: "Mina", text: "look!", preset: null, earlier: false, aside: false };
  const chat = [line, { ...line, number: 2, seat: null, name: "Eve", text: "ha" }];
  const welcome = welcomeTo(tableOf([person("Ada"), person("Mina")]), { chat });
  sitting.hear(welcome);
  render(Chat, { sitting });
  const details = screen.getByText("Mute someone").closest("details")!;
  details.open = true;
  await fireEvent(details, new Event("toggle"));
  for (const name of ["Mina", "Eve"]) await fireEvent.click(await screen.findByRole("button", { name }));
  expect(screen.queryByText("look!")).toBeNull();
  expect(screen.queryByText("ha")).toBeNull();
  sitting.hear({ say: "chat", line: { ...line, number: 3 } });
  expect(sitting.unread).toBe(0);
  const again = new Sitting(sitting.id);
  again.hear(welcome);
  expect(again.readable).toEqual([]);
  await fireEvent.click(screen.getByRole("button", { name: "Mina", pressed: true }));
  expect(screen.getAllByText("look!").length).toBe(2);
});

test("what was said at the last table is marked as such", () => {
  const line = { number: 1, seat: 1, name: "Mina", text: "one more?", preset: null, earlier: true, aside: false };
  const chat = [line, { ...line, number: 2, text: "yes", earlier: false }];
  sitting.hear(welcomeTo(tableOf([person("Ada"), person("Mina")]), { chat }));
  render(Chat, { sitting });
  expect(screen.getByText("From the last game:")).toBeTruthy();
  expect(screen.getByText("one more?").closest("p")!.classList.contains("earlier")).toBe(true);
  expect(screen.getByText("yes").closest("p")!.classList.contains("earlier")).toBe(false);
});
