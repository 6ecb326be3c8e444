import { expect, test } from "vitest";
import { pageOf } from "./route.svelte";

test.each([
  ["/", { page: "home" }],
  ["/t/abcd1234", { page: "table", table: "abcd1234" }],
  ["/t/abcd1234/", { page: "table", table: "abcd1234" }],
  ["/t/abcd1234/screen", { page: "screen", table: "abcd1234" }],
  ["/t/abcd1234/screen/more", { page: "nowhere" }],
  ["/replay/abcd1234", { page: "replay", table: "abcd1234", step: 0 }],
  ["/learn/six-nimmt", { page: "learn", game: "six-nimmt" }],
  ["/rules/go-fish", { page: "rules", game: "go-fish", at: null }],
  ["/come/Kx3_-9", { page: "come", token: "Kx3_-9" }],
  ["/away", { page: "away" }],
  ["/away/far", { page: "nowhere" }],
  ["/t/ABCD", { page: "nowhere" }],
  ["/t/abcd1234/more", { page: "nowhere" }],
  ["/what", { page: "nowhere" }],
])("%s leads where it says", (path, page) => {
  expect(pageOf(path)).toEqual(page);
});

test("a replay can be opened where something happens", () => {
  expect(pageOf("/replay/abcd1234", "#e55")).toEqual({ page: "replay", table: "abcd1234", step: 0, event: 55 });
});

test("a replay can be shared at a step", () => {
  expect(pageOf("/replay/abcd1234", "#17")).toMatchObject({ step: 17 });
});

test("a rulebook can be shared at a rule", () => {
  expect(pageOf("/rules/six-nimmt", "#SN-9")).toEqual({ page: "rules", game: "six-nimmt", at: "SN-9" });
  expect(pageOf("/rules/six-nimmt", "#<b>")).toMatchObject({ at: null });
});
