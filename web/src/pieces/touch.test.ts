import { fireEvent } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { claim, isClaimed } from "./touch";

const click = (detail: number) => document.body.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));

test("a finger is one thing's at a time, and its click counts for nothing; the next one does", async () => {
  const clicked = vi.fn();
  document.body.addEventListener("click", clicked);
  expect(claim(5)).toBe(true);
  expect(claim(5)).toBe(false);
  await fireEvent.pointerUp(document.body, { pointerId: 5 });
  click(0); // of a key: nobody's finger
  expect(clicked).toHaveBeenCalledOnce();
  click(1);
  expect(clicked).toHaveBeenCalledOnce();
  expect(isClaimed(5)).toBe(false);
  click(1);
  expect(clicked).toHaveBeenCalledTimes(2);
  document.body.removeEventListener("click", clicked);
});

test("where no click came of it, a new touch is a new one", async () => {
  claim(6);
  await fireEvent.pointerUp(document.body, { pointerId: 6 });
  await fireEvent.pointerDown(document.body, { pointerId: 7 });
  expect(isClaimed(6)).toBe(false);
});
