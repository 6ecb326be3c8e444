import { expect, test } from "vitest";
import { cacheOf, isGone, outdated, wayOf } from "./ways";

const ORIGIN = "https://play.example";
const way = (path: string, wish = {}) => wayOf({ url: new URL(path, ORIGIN).href, method: "GET", mode: "cors", ...wish }, ORIGIN);

test.each(["/", "/t/abcd1234", "/t/abcd1234?l=fa", "/learn/six-nimmt", "/rules/six-nimmt", "/nothing"])("%s is a page, and asked of the server first", (path) => {
  expect(way(path, { mode: "navigate" })).toBe("page");
});

test("what never changes is a file", () => {
  expect(way("/assets/app-1234.js")).toBe("file");
});

test.each(["/api/me", "/api/tables/abcd1234/replay", "/ws/abcd1234", "/healthz", "/metrics", "/sw.js", "/manifest.webmanifest"])("%s is not the worker's affair", (path) => {
  expect(way(path)).toBe("pass");
});

test("nor is what another device comes by, what changes anything, or another house", () => {
  expect(way("/come/Kx3", { mode: "navigate" })).toBe("pass");
  expect(way("/api/me", { mode: "navigate" })).toBe("pass");
  expect(way("/", { mode: "navigate", method: "POST" })).toBe("pass");
  expect(way("https://elsewhere.example/assets/app.js")).toBe("pass");
});

test("a proxy without its server is gone; any answer of the server counts", () => {
  expect([502, 503, 504].every(isGone)).toBe(true);
  expect([200, 304, 404, 429, 500].some(isGone)).toBe(false);
});

test("only our own caches of other versions are thrown away", () => {
  const kept = { version: "2", core: [], books: {} };
  expect(outdated(["korsi-1", "korsi-2", "other"], kept)).toEqual(["korsi-1"]);
  expect(cacheOf(kept)).toBe("korsi-2");
});
