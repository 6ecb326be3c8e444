import { render } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { type Book, fetchBook } from "../../rulebook/book";
import { speak } from "../../words/words.svelte";
import data from "./pictures.json";

let book: Book;

beforeAll(async () => {
  await speak("en");
  book = await fetchBook("potion-explosion", "en");
});

const drawn = (name: string) => render(book.Figure!, { picture: book.pictures[name]! }).container;
const coloursOf = (marbles: Iterable<HTMLElement>) => [...marbles].map(({ dataset }) => dataset["colour"]).join("");

test.each(Object.keys(data))("the picture %s is drawn, and nothing on it can be touched", (name) => {
  const picture = drawn(name);
  expect(picture.querySelectorAll("svg").length).toBeGreaterThan(0);
  const [all, ...others] = picture.children;
  expect(others).toEqual([]);
  expect((all as HTMLElement).inert).toBe(true);
});

test("a chain is told step by step: what goes is ringed, and the rest stays", () => {
  const stages = [...drawn("chain").querySelectorAll<HTMLElement>(".track")];
  expect(stages.map((stage) => coloursOf(stage.querySelectorAll("[data-colour]")))).toEqual(["RKYRYYKBB", "RKYYYKBB", "RKKBB", "RBB"]);
  expect(stages.map((stage) => coloursOf(stage.querySelectorAll(".chosen")))).toEqual(["R", "YYY", "KK", ""]);
});

test("what a potion takes is ringed", () => {
  const taken = (name: string) => coloursOf(drawn(name).querySelectorAll(".chosen"));
  expect(taken("magnetic")).toBe("YK");
  expect(taken("balm")).toBe("YYY");
  expect([...taken("abyssal")].toSorted().join("")).toBe("BKRY");
});
