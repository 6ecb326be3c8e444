import axe from "axe-core";
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { keep, kept as remembered } from "../parts/kept";
import type { Keeping } from "../protocol/types";
import { mineAt, person, tableOf } from "../testing/tables";
import { LANGUAGES, say, speak } from "../words/words.svelte";
import { deviceSaid } from "./devices";
import MePage from "./MePage.svelte";
import { bytes, placeOf, text } from "./passkeys";
import { speakOfMe } from "./words";

const CODE = "123456789012345678901234567890";
const NOBODY: Keeping = { passkeys: [], code: null, devices: [{ id: "d1", browser: "chrome", system: "android", seen: 0, here: true }], place: "address" };
const KEPT: Keeping = {
  passkeys: [{ id: "p1", browser: "safari", system: "iphone", site: "play.example", made: 90_000, used: null }],
  code: 7200,
  devices: [...NOBODY.devices, { id: "d2", browser: "other", system: "linux", seen: 3600, here: false }],
  place: "insecure",
};

let server: { me: { name: string | null; avatar: string; tables: string[]; mine: unknown[] }; keeping: Keeping; answers: Record<string, [number, unknown]> };
let asked: [string, unknown][];

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  await speak("en");
  await speakOfMe();
});

beforeEach(async () => {
  await speak("en");
  server = { me: { name: "Ada", avatar: "fig", tables: [], mine: [] }, keeping: NOBODY, answers: {} };
  asked = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    const what = `${init?.method ?? "GET"} ${path}`;
    asked.push([what, init?.body ? JSON.parse(String(init.body)) : null]);
    const [status, answer] = server.answers[what] ?? [200, path === "/api/me" ? server.me : server.keeping];
    return Promise.resolve(Response.json(answer, { status }));
  });
});

afterEach(() => vi.unstubAllGlobals());

const part = (name: string) => within(document.querySelector<HTMLElement>(`[data-section=${name}]`)!);
const press = (within: { getByRole: typeof screen.getByRole }, key: string) => fireEvent.click(within.getByRole("button", { name: say(key) }));

describe("the own page", () => {
  test("says plainly why no passkey can be made, and offers a code", async () => {
    render(MePage);
    await screen.findByText(say("keep-me-unsafe"));
    expect(part("keep").getByText(/at a number/).textContent).toContain(location.host);
    expect(part("keep").queryByRole("button", { name: say("passkey-make") })).toBeNull();
    expect(part("keep").getByRole("button", { name: say("code-make") })).toBeTruthy();
  });

  test.each([
    ["en", "123456"],
    ["fa", "۱۲۳۴۵۶"],
  ] as const)("shows a code once, in the digits of %s", async (language, first) => {
    await speak(language);
    server.answers["POST /api/me/code"] = [201, { code: CODE }];
    const { container } = render(MePage);
    await screen.findByRole("button", { name: say("code-make") });
    await press(screen, "code-make");
    await screen.findByText(say("code-shown"));
    const groups = container.querySelector("[data-code]")!.textContent.trim().split(/\s+/);
    expect(groups).toHaveLength(5);
    expect(groups[0]).toBe(first);
    await press(screen, "code-written");
    expect(container.querySelector("[data-code]")).toBeNull();
    expect(document.body.textContent).not.toContain(first);
  });

  test("lists devices and passkeys, and asks before it takes one away", async () => {
    server.keeping = KEPT;
    render(MePage);
    await screen.findByText("Safari on iPhone");
    expect(part("keep").getByText("works at play.example")).toBeTruthy();
    const row = within(part("devices").getByText("Linux").closest("li")!);
    server.answers["DELETE /api/me/devices/d2"] = [200, { ...KEPT, devices: NOBODY.devices }];
    await fireEvent.click(row.getByRole("button"));
    expect(asked.some(([what]) => what.startsWith("DELETE"))).toBe(false);
    await press(row, "device-sign-out");
    await vi.waitFor(() => expect(part("devices").queryByText("Linux")).toBeNull());
  });

  test("asks what becomes of tables before somebody else comes back here", async () => {
    server.me.mine = [mineAt(tableOf([person("Ada")]))];
    server.answers["POST /api/sign-in/code"] = [409, { why: "fault-both-sit", data: { table: "abcd1234", count: 1 } }];
    render(MePage);
    await screen.findByText(/1 unfinished table/);
    await fireEvent.input(part("sign-in").getByRole("textbox"), { target: { value: CODE } });
    await press(part("sign-in"), "sign-in-with-code");
    await screen.findByText(say("fault-both-sit"));
    expect(asked.at(-1)).toEqual(["POST /api/sign-in/code", { code: CODE, bring: true }]);
    await fireEvent.click(part("sign-in").getByText(say("sign-in-leave")));
    expect(part("sign-in").getByText(say("sign-in-leave-about"))).toBeTruthy();
    server.answers["POST /api/sign-in/code"] = [200, { ...server.me, name: "Ben" }];
    await press(part("sign-in"), "sign-in-with-code");
    await screen.findByText(say("sign-in-done", { name: "Ben" }));
    expect(asked.find(([what, body]) => what === "POST /api/sign-in/code" && (body as { bring: boolean }).bring === false)).toBeTruthy();
  });

  test("asks twice before somebody leaves for good, and then remembers nothing of them", async () => {
    keep("name-given", "yes");
    keep("language", "en");
    server.answers["POST /api/me/leave"] = [200, { tables: 2 }];
    render(MePage);
    await screen.findByText(say("keep-me-unsafe"));
    await press(part("farewell"), "farewell-ask");
    const hidden = { hidden: true };
    await fireEvent.click(screen.getByRole("button", { name: say("farewell-go-on"), ...hidden }));
    expect(asked.some(([what]) => what === "POST /api/me/leave")).toBe(false);
    await fireEvent.click(screen.getByRole("button", { name: say("farewell-yes"), ...hidden }));
    await screen.findByRole("heading", { name: say("gone") });
    expect(asked.find(([what]) => what === "POST /api/me/leave")![1]).toEqual({ sure: "yes" });
    expect(screen.getByText(say("gone-tables", { count: 2 }))).toBeTruthy();
    expect([remembered("name-given"), remembered("language")]).toEqual([null, "en"]);
  });

  test("says that the server can’t be reached, and tries again", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    render(MePage);
    expect((await screen.findAllByText(say("problem-offline"))).length).toBeGreaterThan(0);
  });

  test.each(LANGUAGES)("has nothing that axe would mark in %s", async (language) => {
    await speak(language);
    server.keeping = KEPT;
    server.me.mine = [mineAt(tableOf([person("Ada")]))];
    const { container } = render(MePage);
    await screen.findByText(say("keep-me-safe"));
    const result = await axe.run(container, { rules: { "color-contrast": { enabled: false } } });
    expect(result.violations.map(({ id }) => id)).toEqual([]);
  });
});

describe("passkeys", () => {
  test("travel as the standard writes bytes", () => {
    const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    expect(text(all.buffer)).not.toMatch(/[+/=]/);
    expect([...bytes(text(all.buffer))]).toEqual([...all]);
  });

  test("need a secure page, whatever the server can know of it", () => {
    vi.stubGlobal("isSecureContext", false);
    expect([placeOf("here"), placeOf("address")]).toEqual(["insecure", "address"]);
    vi.stubGlobal("isSecureContext", true);
    expect(placeOf("here")).toBe("unknown");
  });

  test("are named after the device with which they were made", () => {
    expect(deviceSaid({ browser: "edge", system: "windows" })).toBe("Edge on Windows");
    expect(deviceSaid({ browser: "firefox", system: "other" })).toBe("Firefox");
    expect(deviceSaid({ browser: "other", system: "other" })).toBe(say("device-any"));
  });
});
