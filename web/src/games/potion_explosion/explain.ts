/** What the things of Potion Explosion are and do, by their marks: `spot:0:3`, `tile:wisdom-4a`, `burner:1`. What a potion
 * does is said by its rule, as the table says it elsewhere too. */

import type { Explain, Explanation } from "../../pieces/explain.svelte";
import { say } from "../../words/words.svelte";
import { FLASK } from "./choice";
import { effectName, missingOn, word as board } from "./names";
import { COLOURS, type Colour, kindOf, pointsOf, recipe, ruleOf } from "./tiles";
import type { View } from "./vocabulary";

const word = (key: string, data: Record<string, unknown> = {}, names: string[] | null = null): string => say(`potion-explosion-thing-${key}`, data, names);
const ruled = (rule: string): string => say(`potion-explosion-rule-${rule}`);

function aboutMarble(letter: string, key: string, rule: string): Explanation | null {
  const colour = COLOURS.find((known): known is Colour => known === letter);
  if (!colour) return null;
  return { title: word("marble", { colour, magic: board(`magic-${colour}`) }), text: word(key), rule };
}

function aboutTile(tile: string, more: string): Explanation {
  return { title: word("tile", { points: pointsOf(tile) }), text: `${effectName(tile)} ${more}`, rule: ruleOf(kindOf(tile)) };
}

function aboutBurner(which: number, seat: number, view: View): Explanation {
  const burner = view.desks[seat]?.burners[which];
  if (!burner) return { title: word("burner-empty"), text: word("burner-empty-text"), rule: "PE-16" };
  return aboutTile(burner.tile, word("missing", { colours: missingOn(burner) }));
}

/** A number of something, and the rule about it. */
const counts = (key: string, count: number, rule: string): Explanation => ({ title: word(key, { count }), text: ruled(rule), rule });

export const explain: Explain<View> = (thing, { view, names }) => {
  const [kind = "", which = "", what = ""] = thing.split(":");
  const number = Number(which);
  const desk = view.desks[number];
  switch (kind) {
    case "spot": {
      const place = Number(what);
      const colour = view.tracks[number]?.marbles[place] ?? "";
      return place > 7 ? aboutMarble(colour, "arch", "PE-7") : aboutMarble(colour, "spot", "PE-10");
    }
    case "hand":
      return aboutMarble(which, "hand", "PE-13");
    case "flask":
      return aboutMarble(which, "flask-marble", "PE-14");
    case "others":
      return aboutMarble(which, "others-marble", "PE-14");
    case "tile":
      return aboutTile(which, word("holes", { colours: recipe(which).join("") }));
    case "burner":
      return aboutBurner(number, Number(what), view);
    case "potion": {
      const drunk = view.desks.some(({ potions }) => potions.some((potion) => potion.tile === which && potion.drunk));
      return aboutTile(which, drunk ? word("drunk") : ruled("PE-12"));
    }
    case "in-flask":
      return { title: word("flask", { count: view.desks[view.seat ?? 0]?.flask.length ?? 0, most: FLASK }), text: ruled("PE-14"), rule: "PE-14" };
    case "in-hand":
      return { title: word("hand-empty"), text: ruled("PE-13"), rule: "PE-13" };
    case "shelf":
      return { title: word("shelf"), text: ruled("PE-15"), rule: "PE-15" };
    case "size":
      return { title: word("size", { count: view.stacks[number]?.size ?? 0 }), text: word("size-text"), rule: "PE-6" };
    case "tank":
      return counts("tank", view.tracks[number]?.hidden ?? 0, "PE-7");
    case "countdown":
      return counts("countdown", view.countdown, "PE-28");
    case "bank":
      return counts("bank", view.bank, "PE-27");
    case "helps-left":
      return counts("helps-left", view.help_tokens, "PE-11");
    case "points":
      return counts("points", view.scores[number] ?? 0, "PE-29");
    case "skills":
      return counts("skills", desk?.skills ?? 0, "PE-27");
    case "helps":
      return counts("helps", desk?.helps ?? 0, "PE-11");
    case "help":
      return { title: word("help"), text: ruled("PE-11"), rule: "PE-11" };
    case "first":
      return { title: word("first"), text: ruled("PE-5"), rule: "PE-5" };
    case "player": {
      if (!desk) return null;
      const shown = { seat: number, points: view.scores[number] ?? 0, potions: desk.potions.length, skills: desk.skills, helps: desk.helps };
      return { title: names[number] ?? "", text: `${board("player", shown, names)} ${word("player-text")}`, rule: "PE-29" };
    }
    default:
      return null;
  }
};
