import { parse, type Pattern, Visitor, type Message } from "@fluent/syntax";
import { beforeEach, describe, expect, test } from "vitest";
import { frontOf, games } from "../games";
import en from "./en";
import fa from "./fa";
import { gameOfKey, roleOf } from "./fields";
import uk from "./uk";
import type { Role } from "../games/vocabulary";
import { bundleOf, digits, face, firstLanguage, type Language, LANGUAGES, meetGame, say, speak, speakOf, tell, words } from "./words.svelte";

const files = import.meta.glob<string>(
  [
    "./*.ftl",
    "../fair/words/*.ftl",
    "../company/words/*.ftl",
    "../people/words/*.ftl",
    "../shell/words/*.ftl",
    "../games/*/words/**/*.ftl",
    "../../../engine/src/korsi/sentences/**/*.ftl",
    "../../../engine/src/korsi/games/*/sentences/*.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
const sourcesIn = (language: string) => Object.keys(files).filter((file) => file.endsWith(`/${language}.ftl`)).map((file) => files[file]!);
const sources = { en: sourcesIn("en"), fa: sourcesIn("fa"), uk: sourcesIn("uk") };
type Known = keyof typeof sources;

class Variables extends Visitor {
  names = new Set<string>();
  override visitVariableReference(node: { id: { name: string } }) {
    this.names.add(node.id.name);
  }
}

const read = new Map<Known, ReadonlyMap<string, string>>();

/** Each key of a language, with the variables of its sentence; read once. */
function messages(language: Known): ReadonlyMap<string, string> {
  const found = read.get(language) ?? messagesIn(language);
  read.set(language, found);
  return found;
}

function messagesIn(language: Known): Map<string, string> {
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

describe("the home page", () => {
  const home = { en, fa, uk };

  test.each(["en", "fa", "uk"] as const)("has all its words at once in %s, and not those of the boards", async (language) => {
    const bundle = bundleOf(language, home[language]);
    for (const game of games) {
      const { options } = await frontOf(game);
      const picks = options.picks ?? [];
      const said = [
        game,
        `${game}-about`,
        ...options.ways.flatMap(({ label, about }) => [label, about]),
        ...options.amounts.flatMap(({ label, unset }) => [label, unset ?? label]),
        ...picks.map(({ label }) => label),
        ...picks.flatMap(({ some }) => (some ? [some.label, some.question, some.said, ...some.of.map(({ label }) => label)] : [])),
        ...[...messages(language).keys()].filter((key) => key.startsWith(`${game}-pick-`)),
      ];
      expect(said.filter((key) => !bundle.hasMessage(key)), game).toEqual([]);
      expect([...messages(language).keys()].filter((key) => key.startsWith(`${game}-event-`) && bundle.hasMessage(key))).toEqual([]);
    }
  });

  test("keeps what it says when words are fetched out of turn", async () => {
    const words = ["slow-word = slow"];
    let answer: (() => void) | undefined;
    const slow = speakOf("slow", () => (answer ? Promise.resolve(words) : new Promise((resolve) => (answer = () => resolve(words)))));
    await speakOf("quick", () => Promise.resolve(["quick-word = quick"]));
    answer!();
    await slow;
    expect([say("slow-word"), say("quick-word")]).toEqual(["slow", "quick"]);
  });

  test("goes on in the language that was chosen, whatever is met while its words are on their way", async () => {
    await speak("uk");
    const chosen = speak("fa");
    const met = speakOf("met-meanwhile", (language) => Promise.resolve([`met-word = ${language}`]));
    await Promise.all([chosen, met]);
    expect(words.language).toBe("fa");
    expect(say("met-word")).toBe("fa");
  });

  test("speaks as before when words can’t be fetched, and asks again", async () => {
    await expect(speakOf("lost", () => Promise.reject(new Error("no network")))).rejects.toThrow();
    await speak("uk");
    expect(say("free-seats", { count: 1 })).toBe("1 вільне місце");
    await speakOf("lost", () => Promise.resolve(["lost-word = found"]));
    expect(say("lost-word")).toBe("found");
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

  test("says “you” among others", () => {
    const names = ["Ada", "Basil"];
    expect(tell("six-nimmt", { event: "over", winners: [0, 1] }, names, 0)).toBe("The game is over. The fewest heads: you, Basil.");
  });

  test("says what is wrong with a table, and the limits", async () => {
    const number = { what: "number", game: "six-nimmt", option: "target", given: "5000", least: 1, most: 1000 };
    expect(say("fault-options", number)).toBe("The option “target” is a whole number from 1 to 1,000, not 5000.");
    expect(say("fault-options", { what: "game", game: "chess", games: ["six-nimmt", "go-fish"] })).toContain("six-nimmt, go-fish");
    expect(say("fault-options", {})).toContain("Please choose again");
  });

  test("numbers a seat whose name is not known", () => {
    expect(say("six-nimmt-not-your-pick", { seat: 2 })).toBe("Seat 3 picks now.");
  });

  test.each(LANGUAGES)("writes numbers as the browser does in %s", async (language) => {
    await speak(language);
    const [plain, marked] = [new Intl.NumberFormat(language, { useGrouping: false }), new Intl.NumberFormat(language)];
    const noted = say("seat", { number: 7 });
    for (const number of [0, 7, 10, 104, 999, 1000, 12345, -3, 2.5]) {
      expect(digits(number)).toBe(plain.format(number));
      expect(say("seat", { number })).toBe(noted.replace(marked.format(7), marked.format(number)));
    }
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

  test("says what it has said before in the words of the language that is spoken now", async () => {
    await speak("en");
    const said = say("seat", { number: 2 });
    expect(say("seat", { number: 2 })).toBe(said);
    expect(say("seat", { number: 3 })).not.toBe(said);
    await speak("fa");
    expect(say("seat", { number: 2 })).not.toBe(said);
    await speak("en");
    expect(say("seat", { number: 2 })).toBe(said);
  });

  test("says a field as its role wants it, in the words of its game", async () => {
    const sentences = `
ludo-event-went = { $over ->
    [none] { $seat } goes from { $from } to { $at }.
   *[other] { $seat } goes from { $from } to { $at } over { $over }.
 }
ludo-event-sold = { $cards } and { $cards2 } for { $coins }; { $points }.
ludo-colour-red = red
ludo-card = { $colour } { $steps ->
    [one] one step
   *[other] { $steps } steps
 }
ludo-coins-G = { $count } gold
ludo-coins-S = { $count } silver
`;
    const card: Role = { role: "composed", sorts: ["card"], pattern: "(?P<colour>[a-z]+)-(?P<steps>[0-9]+)" };
    const place: Role = { role: "place" };
    const fields = { seat: { role: "seat" }, from: place, at: place, over: place, cards: card, cards2: card, coins: { role: "pieces", sorts: ["coins"], by: "metal" }, points: { role: "by-seat" } } as const;
    await meetGame("ludo", fields, () => Promise.resolve(sentences));
    const names = ["Ada", "Basil"];
    expect(tell("ludo", { event: "went", seat: 1, from: [3, -1], at: [0, 2], over: [[1, 1], [2, 2]] }, names)).toBe(
      "Basil goes from column 3, row -1 to column 0, row 2 over column 1, row 1; column 2, row 2.",
    );
    expect(tell("ludo", { event: "went", seat: 1, from: 7, at: [4, 5, 6], over: null }, names)).toBe("Basil goes from 7 to 4, 5, 6.");
    const coins = [{ metal: "G" }, { metal: "S" }, { metal: "G" }];
    expect(tell("ludo", { event: "sold", cards: "red-1", cards2: ["red-4", "blue-2"], coins, points: [3, 0] }, names)).toBe("red one step and red 4 steps, blue 2 steps for 2 gold, 1 silver; Ada 3, Basil 0.");
    expect(tell("ludo", { event: "sold", cards: "joker", cards2: [], coins: "SSG", points: 7 }, names)).toBe("joker and  for 2 silver, 1 gold; 7.");
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

  test("is said although the words of another game can’t be fetched", async () => {
    await meetGame("far-away", {}, (language) => (language === "uk" ? Promise.reject(new Error("no network")) : Promise.resolve("")));
    await speak("uk");
    expect(say("far-away-event-begun")).toBe("Begun");
    expect(say("free-seats", { count: 1 })).toBe("1 вільне місце");
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
