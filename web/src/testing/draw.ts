/** Draws a thing of a board onto a place, as a hand with a mouse does. */

import { fireEvent } from "@testing-library/svelte";
import { tick } from "svelte";
import { vi } from "vitest";

export async function draw(thing: Element, onto: Element | (() => Element)): Promise<void> {
  const at = { pointerId: 11, isPrimary: true, button: 0, pointerType: "mouse" };
  await fireEvent.pointerDown(thing, { ...at, clientX: 5, clientY: 5 });
  const below = vi.spyOn(document, "elementFromPoint").mockReturnValue(null);
  await fireEvent.pointerMove(window, { ...at, clientX: 40, clientY: 40 });
  await tick();
  below.mockReturnValue(typeof onto === "function" ? onto() : onto);
  await fireEvent.pointerMove(window, { ...at, clientX: 60, clientY: 60 });
  await fireEvent.pointerUp(window, { ...at, clientX: 60, clientY: 60 });
  below.mockRestore();
  await tick();
}
