import { parse, type Pattern, Visitor, type Message } from "@fluent/syntax";
import { beforeEach, describe, expect, test } from "vitest";
import en from "./en";
import fa from "./fa";
import { gameOfKey, roleOf } from "./fields";
import uk from "./uk";
import type { Role } from "../games/vocabulary";
import { bundleOf, digits, face, firstLanguage, type Language, meetGame, say, speak, tell, words } from "./words.svelte";

const lessons = Object.entries(
  import.meta.glob<string>("../games/*/words/lesson/*.ftl", { query: "?raw", import: "default", eager: true }),
);
const withLessons = (spoken: string[], language: string) => [
  ...spoken,
  ...lessons.filter(([file]) => file.endsWith(`/${language}.ftl`)).map(([, source]) => source),
];
const sources = { en: withLessons(en, "en"), fa: withLessons(fa, "fa"), uk: withLessons(uk, "uk") };
type Known = keyof typeof sources;

class Variables extends Visitor {
  names = new Set<string>();
  override visitVariableReference(node: { id: { name: string } }) {
    this.names.add(node.id.name);
  }
}

function messages(language: Known): Map<string, string> {
  const found = new Map<string, string>();
  for (const source of sources[language]) {
    const resource = parse(source, {});
    for (const entry of resource.body) {
      expect(entry.type, `junk in ${language}: ${JSON.stringify(entry)}`).not.toBe("Junk");
      if (entry.type !== "Message") continue;
      const { id, value, attributes } = entry as Message;
      expect(found.has(id.name), `${id.name} twice in ${language}`).toBe(false);
      const variables = new Variables();
      variables.visit(value as Pattern);
      found.set(id.name, [...variables.names].sort().join(" "));
      for (const attribute of attributes) {
        const own = new Variables();
        own.visit(attribute.value);
        found.set(`${id.name}.${attribute.id.name}`, [...own.names].sort().join(" "));
      }
    }
  }
  return found;
}

const code = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

describe("the words", () => {
  test.each(["fa", "uk"] as const)("have the same keys and variables in %s as in English", (language) => {
    expect(Object.fromEntries(messages(language))).toEqual(Object.fromEntries(messages("en")));
  });

  test.each(["en", "fa", "uk"] as const)("are all said without an error in %s", (language) => {
    const bundle = bundleOf(language, sources[language]);
    for (const [key, variables] of messages(language)) {
      const data = Object.fromEntries(variables.split(" ").map((name) => [name, 5]));
      const errors: Error[] = [];
      const [id, attribute] = key.split(".");
      const message = bundle.getMessage(id!)!;
      bundle.formatPattern(attribute ? message.attributes[attribute]! : message.value!, data, errors);
      expect(errors, key).toEqual([]);
    }
  });

  test("have words for the person whom an event names", () => {
    const known = messages("en");
    const bundle = bundleOf("en", sources.en);
    for (const [key, variables] of known) {
      if (!key.includes("-event-") || key.includes(".")) continue;
      // What is told to one person alone says "you" already.
      if (/\byou\b/i.test(bundle.formatPattern(bundle.getMessage(key)!.value!, {}, []))) continue;
      for (const name of variables.split(" ").filter((variable) => roleOf(gameOfKey(key), variable)?.role === "seat")) {
        expect(known.has(`${key}.you-${name}`), `${key} names ${name}`).toBe(true);
      }
    }
  });

  test("are there for every key that the code says", () => {
    const known = messages("en");
    for (const [file, text] of Object.entries(code)) {
      for (const [, key] of text.matchAll(/\bsay\(\s*"([a-z][\w-]*)"/g)) {
        expect(known.has(key!), `${file} says ${key}`).toBe(true);
      }
      for (const [, key] of text.matchAll(/"((?:problem|fault)-[a-z-]+)"/g)) {
        expect(known.has(key!), `${file} says ${key}`).toBe(true);
      }
    }
  });
});

describe("a sentence", () => {
  beforeEach(() => speak("en"));

  test("calls seats by name and counts rows from one", () => {
    const event = { event: "placed", seat: 1, card: 14, row: 0 };
    expect(tell("six-nimmt", event, ["Ada", "Basil"])).toBe("Basil lays 14 in row 1.");
  });

  test("joins winners and lists", () => {
    const names = ["Ada", "Basil"];
    expect(tell("six-nimmt", { event: "over", winners: [0, 1] }, names)).toContain("Ada, Basil");
    expect(say("six-nimmt-event-dealt", { round: 1, rows: [[3], [40]] })).toContain("[3] [40]");
  });

  test("says “you” to the person whose seat it names, with the right verb", async () => {
    const event = { event: "undone", seat: 1 };
    const names = ["Ada", "Basil"];
    expect(tell("six-nimmt", event, names, 1)).toBe("You undo your last move.");
    expect(tell("six-nimmt", event, names, 0)).toBe("Basil undoes the last move.");
    expect(tell("six-nimmt", event, names)).toBe("Basil undoes the last move.");
    await speak("fa");
    expect(tell("six-nimmt", event, names, 1)).toBe("شما آخرین حرکتتان را پس می‌گیرید.");
    await speak("uk");
    expect(tell("six-nimmt", event, names, 1)).toBe("Ви скасовуєте свій останній хід.");
  });

  test("says “you” also to who is not the one who acts", () => {
    const names = ["Ada", "Basil"];
    const robbed = { event: "robbed", seat: 0, victim: 1, colours: "BB" };
    expect(tell("potion-explosion", robbed, names, 1)).toBe("Ada takes all from your flask: 2 blue.");
    expect(tell("potion-explosion", robbed, names, 0)).toBe("You take all from the flask of Basil: 2 blue.");
    expect(tell("six-nimmt", { event: "over", winners: [0, 1] }, names, 0)).toBe("The game is over. The fewest heads: you, Basil.");
  });

  test("says what is wrong with a table, and the limits", async () => {
    const number = { what: "number", game: "six-nimmt", option: "target", given: "5000", least: 1, most: 1000 };
    expect(say("fault-options", number)).toBe("The option “target” is a whole number from 1 to 1,000, not 5000.");
    expect(say("fault-options", { what: "game", game: "chess", games: ["six-nimmt", "go"] })).toContain("six-nimmt, go");
    expect(say("fault-options", {})).toContain("Please choose again");
  });

  test("numbers a seat whose name is not known", () => {
    expect(say("six-nimmt-not-your-pick", { seat: 2 })).toBe("Seat 3 picks now.");
  });

  test("has Persian digits in Persian", async () => {
    await speak("fa");
    expect(say("six-nimmt-not-in-hand", { card: 55 })).toContain("۵۵");
    expect(say("six-nimmt-event-hand", { cards: [7, 104] })).toContain("۷ ۱۰۴");
    expect(digits(66)).toBe("۶۶");
    expect(document.documentElement.dir).toBe("rtl");
  });

  test("keeps a foreign name together", async () => {
    await speak("fa");
    expect(tell("six-nimmt", { event: "chose", seat: 0 }, ["Ada!"])).toContain("\u2068Ada!\u2069");
  });

  test("counts in Ukrainian", async () => {
    await speak("uk");
    expect(say("free-seats", { count: 1 })).toBe("1 вільне місце");
    expect(say("free-seats", { count: 3 })).toBe("3 вільні місця");
    expect(say("free-seats", { count: 5 })).toBe("5 вільних місць");
  });

  test("says cards, tools and places of a game in its words", async () => {
    await speak("en");
    const laid = { event: "laid", seat: 0, card: "P_H", at: [3, -1], turned: true };
    expect(tell("saboteur-duel", laid, ["Ada"])).toBe("Ada digs at column 3, row -1: west–east tunnel, turned round.");
    expect(say("saboteur-duel-sabotaged", { tools: ["cart", "lantern"] })).toContain("cart, lantern");
    expect(say("saboteur-duel-event-caved-in", { at: null, card: null })).toContain("nothing to remove");
  });

  test("says kinds, tiles and marbles of a game in its words, and counts places from one", () => {
    const said = (event: string, data: Record<string, unknown>) => tell("potion-explosion", { event, ...data }, ["Ada", "Basil"]);
    const marbles = ["R", "K", "R"].map((colour, track) => ({ track, place: 0, colour }));
    expect(said("picked", { seat: 0, track: 1, place: 4, colour: "Y" })).toBe("Ada picks a yellow marble from place 5 of track 2.");
    expect(said("drunk", { seat: 0, tile: "sands-5a", as: "wisdom" })).toBe("Ada drinks: Sands of Time (5), as Potion of Wisdom.");
    expect(said("drunk", { seat: 0, tile: "sands-5a", as: null })).toBe("Ada drinks: Sands of Time (5).");
    expect(said("took", { seat: 0, how: "abyssal", marbles })).toBe("Ada takes without an explosion: 2 red, 1 black.");
    expect(said("robbed", { seat: 0, victim: 1, colours: "BB" })).toBe("Ada takes all from the flask of Basil: 2 blue.");
    expect(said("prism", { seat: 0, colour: "B", burner: 0, hole: "K" })).toBe("Ada places a blue marble on a black hole of burner 1.");
    expect(said("ended", { seat: 1, surplus: "" })).toBe("Basil ends the turn.");
    expect(said("uncovered", { stack: 2, tile: null })).toBe("Stack 3 is empty now.");
    expect(said("tie", { seats: [0, 1], round: 1 })).toContain("Ada, Basil");
    expect(say("potion-explosion-event-filled", { tops: ["balm-4a", "wisdom-7b"] })).toContain("Balm of Uttermost Stickiness (4), Potion of Wisdom (7)");
  });

  test("chooses between sentences in every language alike", async () => {
    for (const [language, five, flask] of [["en", "five kinds", "flask"], ["fa", "پنج نوع", "بالن"], ["uk", "п’ять видів", "колби"]] as const) {
      await speak(language);
      expect(tell("potion-explosion", { event: "skill", seat: 0, why: "five", kind: null, from: "bank" }, ["Ada"])).toContain(five);
      expect(tell("potion-explosion", { event: "put", seat: 0, from: "flask", colour: "R", burner: 0 }, ["Ada"])).toContain(flask);
    }
  });

  test("says whose points they are", async () => {
    const over = { event: "over", winners: [0], scores: [39, 12] };
    expect(tell("potion-explosion", over, ["Ada", "Basil"])).toContain("Ada 39, Basil 12");
    await speak("fa");
    expect(tell("potion-explosion", over, ["آدا", "بهار"])).toContain("آدا ۳۹، بهار ۱۲");
  });

  test("of a game from elsewhere is said in its words, or in names that can be read", async () => {
    const seat: Role = { role: "seat" };
    const suit: Role = { role: "named", sorts: ["suit"] };
    const sentences = (language: Language) =>
      Promise.resolve(language === "fa" ? "" : "go-fish-suit-hearts = hearts\ngo-fish-event-asked = { $seat } asks for { $suit }.\n    .you-seat = You ask for { $suit }.");
    await meetGame("go-fish", { seat, suit, row: { role: "counted" } }, sentences);
    const asked = { event: "asked", seat: 1, suit: "hearts" };
    expect(tell("go-fish", asked, ["Ada", "Basil"])).toBe("Basil asks for hearts.");
    expect(tell("go-fish", asked, ["Ada", "Basil"], 1)).toBe("You ask for hearts.");
    expect(tell("go-fish", { event: "laid-down", seat: 0, row: 0, full: true, cards: [] }, ["Ada"])).toBe("Laid down: seat Ada, row 1, full ✓, cards –");
    expect(say("go-fish")).toBe("Go fish");
    await speak("fa");
    expect(tell("go-fish", { event: "laid-down", row: 1 }, [])).toBe("Laid down: row ۲");
  });

  test("does not tell whom it was told to", () => {
    expect(tell("six-nimmt", { event: "choice", to: [0], card: 9 }, ["Ada"])).toContain("9");
  });
});

describe("the language", () => {
  test("is the browser's first that we speak", () => {
    expect(firstLanguage(["de-AT", "uk-UA", "fa"])).toBe("uk");
    expect(firstLanguage(["de"])).toBe("en");
  });

  test("is remembered once it has been chosen", async () => {
    await speak("fa", true);
    expect(firstLanguage(["uk"])).toBe("fa");
  });

  test("lets card faces keep Latin digits", async () => {
    await speak("fa");
    expect(face(55)).toBe("۵۵");
    words.latin = true;
    expect(face(55)).toBe("55");
    words.latin = false;
  });
});
