import { expect, test, vi } from "vitest";
import { Foresight } from "./foresight";

const move = { do: "step", to: 8 };

test("a move is asked about once, and everybody hears the answer", async () => {
  const foresight = new Foresight();
  const ask = vi.fn(() => true);
  const [first, second] = [foresight.of(move, ask), foresight.of({ ...move }, ask)];
  expect(ask).toHaveBeenCalledExactlyOnceWith(move);
  foresight.hear({ ...move }, [{ event: "moved" }]);
  expect(await first).toEqual([{ event: "moved" }]);
  expect(await second).toEqual([{ event: "moved" }]);
});

test("in another moment it is asked again; who waited hears nothing", async () => {
  const foresight = new Foresight();
  const ask = vi.fn(() => true);
  const waiting = foresight.of(move, ask);
  foresight.forget();
  expect(await waiting).toEqual([]);
  void foresight.of(move, ask);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("where nobody listens there is no answer, and nothing is remembered", async () => {
  const foresight = new Foresight();
  expect(await foresight.of(move, () => false)).toEqual([]);
  const ask = vi.fn(() => true);
  void foresight.of(move, ask);
  expect(ask).toHaveBeenCalledOnce();
});
