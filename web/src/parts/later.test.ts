import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { speak } from "../words/words.svelte";
import { later } from "./later";
import Later from "./Later.svelte";

const children = createRawSnippet((part: () => string) => ({ render: () => `<p>${part()}</p>` }));
const there = () => Promise.resolve({ default: "It is here." });
const lost = () => Promise.reject(new Error("no network"));

beforeEach(async () => {
  await speak("en");
  HTMLDialogElement.prototype.showModal ??= () => undefined;
});

test("what is wanted is shown as soon as it has been fetched", async () => {
  render(Later<string>, { part: there, children });
  expect(await screen.findByText("It is here.")).toBeTruthy();
});

test("what can’t be fetched is said, and asked for again", async () => {
  const part = vi.fn(there).mockImplementationOnce(lost);
  render(Later<string>, { part, children });
  expect((await screen.findByRole("alert")).textContent).toContain("The server can’t be reached");
  await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("It is here.")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a sheet that takes its time has its name already, and can be closed", async () => {
  const onclose = vi.fn();
  render(Later<string>, { part: () => new Promise(() => undefined), children, sheet: { title: "Help", onclose } });
  expect(await screen.findByRole("heading", { name: "Help", hidden: true })).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Close", hidden: true }));
  expect(onclose).toHaveBeenCalled();
});

describe("a part of the client", () => {
  afterEach(() => vi.unstubAllGlobals());

  test("is asked for all the same where a worker may have kept it, but not at a table", async () => {
    vi.stubGlobal("fetch", vi.fn(lost));
    vi.stubGlobal("navigator", { serviceWorker: { controller: {} } });
    vi.stubGlobal("location", { pathname: "/t/abcd1234" });
    await expect(later(there)()).rejects.toThrow();
    vi.stubGlobal("location", { pathname: "/learn/six-nimmt" });
    expect((await later(there)()).default).toBe("It is here.");
  });

  test("is not asked for while nobody answers, and asked for again afterwards", async () => {
    const take = vi.fn(there);
    const part = later(take);
    const greet = vi.fn(lost);
    vi.stubGlobal("fetch", greet);
    await expect(part()).rejects.toThrow();
    expect(take).not.toHaveBeenCalled();
    greet.mockResolvedValue(undefined as never);
    expect((await part()).default).toBe("It is here.");
    await part();
    expect(take).toHaveBeenCalledTimes(1);
    expect(greet).toHaveBeenCalledTimes(2);
  });

  test("that the browser would never ask for again is got by loading the page anew", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve());
    const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
    const part = later(vi.fn(there).mockImplementationOnce(lost));
    await expect(part()).rejects.toThrow();
    expect(reload).not.toHaveBeenCalled();
    await part();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
