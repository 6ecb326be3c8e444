import { afterEach, expect, test } from "vitest";
import { comeBack, leave } from "./opener";

afterEach(() => document.body.replaceChildren());

const put = (name: string): HTMLElement => {
  const thing = document.createElement(name);
  document.body.append(thing);
  return thing;
};
/** A dialog is there, and the keyboard in it. */
function opened(): HTMLElement {
  leave();
  const dialog = put("dialog");
  dialog.setAttribute("open", "");
  const button = document.createElement("button");
  dialog.append(button);
  button.focus();
  return dialog;
}
/** It goes, and with it the place of the keyboard. */
function closed(dialog: HTMLElement): void {
  dialog.remove();
  (document.activeElement as HTMLElement | null)?.blur();
  comeBack();
}

test("the keyboard goes back to where it was, though one dialog made way for another", async () => {
  const card = put("button");
  card.focus();
  const waiting = opened();
  closed(waiting); // what was waited for has come, and takes its place
  const sheet = opened();
  await Promise.resolve();
  closed(sheet);
  await Promise.resolve();
  expect(document.activeElement).toBe(card);
});

test("a dialog that was opened from nowhere leads to nowhere", async () => {
  const card = put("button");
  card.focus();
  closed(opened());
  await Promise.resolve();
  card.blur();
  closed(opened());
  await Promise.resolve();
  expect(document.activeElement).not.toBe(card);
});
