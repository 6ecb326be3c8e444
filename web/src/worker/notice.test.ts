import { expect, test } from "vitest";
import { games } from "../games";
import type { Notice } from "../protocol/types";
import { languageOf, noticeIn, sayNotice } from "./notice";

const table = (game: string, names: string[] = [], id = "abcd1234") => ({ table: id, game, names });
const turn: Notice = { count: 1, tables: [table("six-nimmt", ["Ben"])], nudge: null };
const many = (count: number): Notice => ({ count, tables: [table("six-nimmt"), table("six-nimmt", [], "efgh5678")], nudge: null });
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, "");
const said = (notice: Notice, language: string) => {
  const { title, body } = sayNotice(notice, language);
  return [plain(title), plain(body)];
};

test.each([
  ["en", ["Your turn", "6 nimmt!, with Ben"]],
  ["fa", ["نوبت شماست", "۶ نیمت!، با Ben"]],
  ["uk", ["Ваш хід", "6 nimmt!, за столом Ben"]],
])("a turn is said in %s", (language, sentences) => {
  expect(said(turn, language)).toEqual(sentences);
});

test.each([
  ["en", 2, "2 games wait for you"],
  ["fa", 3, "۳ بازی چشم‌به‌راه شما هستند"],
  ["uk", 2, "2 гри чекають на вас"],
  ["uk", 5, "5 ігор чекають на вас"],
  ["uk", 21, "21 гра чекає на вас"],
])("several games are one sentence in %s: %i", (language, count, title) => {
  expect(said(many(count), language)[0]).toBe(title);
});

test("of several, the games are named once each", () => {
  expect(said(many(2), "en")[1]).toBe("6 nimmt!");
  const all = said({ count: 9, tables: [...games, ...games].map((game) => table(game)), nudge: null }, "fa")[1]!;
  expect(all.split("۶ نیمت!")).toHaveLength(2);
});

test.each([
  ["en", "Mina is looking forward to your move", "6 nimmt! · No hurry"],
  ["fa", "Mina چشم‌به‌راه حرکت شماست", "۶ نیمت! · عجله‌ای نیست"],
  ["uk", "Mina радо чекає на ваш хід", "6 nimmt! · Поспішати не треба"],
])("a nudge is a friendly sentence in %s", (language, title, body) => {
  expect(said({ ...turn, nudge: "Mina" }, language)).toEqual([title, body]);
});

test.each(["en", "fa", "uk"])("a nudge of somebody without a name is said, too, in %s", (language) => {
  expect(said({ ...turn, nudge: "" }, language)[0]).not.toBe("");
});

test("one leads to its table, several lead home, and a nudge to the table it is about", () => {
  expect(sayNotice(turn, "en").path).toBe("/t/abcd1234#told");
  expect(sayNotice(many(2), "en").path).toBe("/");
  expect(sayNotice({ ...many(2), nudge: "Mina" }, "en").path).toBe("/t/abcd1234#told");
});

test("a name keeps its own direction", () => {
  expect(sayNotice({ ...turn, nudge: "حافظ" }, "en").title).toContain("\u2068حافظ\u2069");
});

test("a game from elsewhere is named at the table", () => {
  expect(said({ count: 1, tables: [table("hearts", ["Ben"])], nudge: null }, "en")).toEqual(["Your turn", ""]);
});

test("what is no notice of ours is still a call, and leads to no strange address", () => {
  for (const data of [null, "x", 1, {}, { count: "2", tables: [] }, { count: 1, tables: [table("six-nimmt", [], "../evil")] }])
    expect(sayNotice(noticeIn(data), "en")).toEqual({ title: "Your turn", body: "", path: "/", count: 1 });
});

test("it is said in the language that was chosen, else in one of the browser's", () => {
  expect(languageOf("fa", ["uk-UA"])).toBe("fa");
  expect(languageOf(undefined, ["de", "uk-UA"])).toBe("uk");
  expect(languageOf("xx", ["de"])).toBe("en");
});
