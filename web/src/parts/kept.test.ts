import { afterEach, expect, test, vi } from "vitest";
import { keep, kept, tellAll } from "./kept";

afterEach(() => {
  keep("language", null);
  keep("theme", null);
  vi.unstubAllGlobals();
});

test("the server is told the language and the light, and nothing else that is kept", () => {
  keep("language", "fa");
  keep("level", "hard");
  expect(document.cookie).toContain("korsi-language=fa");
  expect(document.cookie).not.toContain("level");
  keep("language", null);
  expect(document.cookie).not.toContain("korsi-language=fa");
  keep("level", null);
});

test("who chose before the server was told has told it at the next visit", () => {
  localStorage.setItem("korsi-theme", "dark");
  expect(document.cookie).not.toContain("korsi-theme=dark");
  tellAll();
  expect(document.cookie).toContain("korsi-theme=dark");
  expect(kept("theme")).toBe("dark");
});
