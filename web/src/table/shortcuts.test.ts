import { afterEach, expect, test } from "vitest";
import type { Panel } from "./panels";
import { shortcuts } from "./shortcuts.svelte";

function press(init: KeyboardEventInit, target: HTMLElement = document.body): Panel | null {
  let opened: Panel | null = null;
  const listen = (event: Event) => shortcuts.press(event as KeyboardEvent, (panel) => (opened = panel));
  document.addEventListener("keydown", listen, { once: true });
  target.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init }));
  return opened;
}

afterEach(() => {
  shortcuts.on = true;
  document.body.replaceChildren();
});

test("keys open panels by their place, on any keyboard", () => {
  expect(press({ code: "KeyL", key: "д" })).toBe("log");
  expect(press({ code: "Slash", key: "؟", shiftKey: true })).toBe("help");
});

test("keys rest while somebody writes", () => {
  const field = document.body.appendChild(document.createElement("input"));
  expect(press({ code: "KeyL", key: "l" }, field)).toBeNull();
});

test("keys leave the browser's own alone, and can be turned off", () => {
  expect(press({ code: "KeyR", key: "r", ctrlKey: true })).toBeNull();
  shortcuts.on = false;
  expect(press({ code: "KeyL", key: "l" })).toBeNull();
});
