/** What the things of Black DOG are and do, by their marks: `card:magnet`, `pawn:2:17`, `space:57`, `lane:0`. */

import type { Explain, Explanation } from "../../pieces/explain.svelte";
import { say } from "../../words/words.svelte";
import { printedOn } from "./cards";
import { cardName, pawnName, placeName, word as board } from "./names";
import { isLane, isOnDisc, isPen, pawAt, TRACK } from "./places";
import { homeOf } from "./scene";
import { colourOf } from "./shapes";
import type { View } from "./vocabulary";

const word = (key: string, data: Record<string, unknown> = {}, names: string[] | null = null): string => say(`black-dog-thing-${key}`, data, names);

const isPaired = (view: View): boolean => view.sides.some((side) => side.length > 1);

/** What a card does; the kinds that are only numbers are alike. */
function aboutCard(card: string, view: View): Explanation {
  const title = cardName(card);
  const { colour, start, steps, dog } = printedOn(card);
  if (start) return { title, text: word(card), rule: "BD-19" };
  if (dog) return { title, text: steps.length > 1 ? word(card) : word("black", { steps: steps[0] }), rule: "BD-24" };
  switch (card) {
    case "team_4":
      return { title, text: word(isPaired(view) ? "team_4" : "team_4-alone"), rule: "BD-23" };
    case "copy":
      return { title, text: [word("copy"), ...(view.last ? [word("copy-now", { card: view.last })] : [])].join(" "), rule: "BD-22" };
    case "swap":
      return { title, text: word("swap"), rule: "BD-20" };
    case "magnet":
      return { title, text: word("magnet"), rule: "BD-21" };
    default:
      return { title, text: colour === "blue" ? word("blue", { steps: steps[0] }) : "", rule: "BD-19" };
  }
}

function aboutPawn(seat: number, at: number, view: View, names: string[]): Explanation {
  const title = pawnName({ seat, at }, names);
  if (isPen(at)) return { title, text: word("pawn-pen"), rule: "BD-13" };
  if (isLane(at)) return { title, text: word("pawn-lane"), rule: "BD-14" };
  if (at === view.origins[seat]) return { title, text: word("pawn-origin"), rule: "BD-12" };
  return { title, text: [word("pawn-track"), ...steps(seat === view.seat, at, view)].join(" "), rule: "BD-11" };
}

/** How far it is from a space to the own lane: that is what its number is for. */
function steps(wanted: boolean, at: number, { seat, origins }: View): string[] {
  const origin = seat === null ? undefined : origins[seat];
  return wanted && origin !== undefined ? [word("space-steps", { steps: (origin - at + TRACK) % TRACK })] : [];
}

function aboutSpace(at: number, view: View, names: string[]): Explanation {
  const title = placeName(at);
  const owner = view.origins.indexOf(at);
  if (owner >= 0) return { title, text: word("space-origin", { seat: owner }, names), rule: "BD-12" };
  const text = [...(pawAt(at) ? [word("space-paw")] : isOnDisc(at) ? [word("space-disc")] : [word("space-text")]), ...steps(true, at, view)];
  return { title, text: text.join(" "), rule: pawAt(at) ? "BD-16" : isOnDisc(at) ? "BD-2" : "BD-1" };
}

export const explain: Explain<View> = (thing, { view, names }) => {
  const [kind = "", which = "", what = ""] = thing.split(":");
  const number = Number(which);
  switch (kind) {
    case "card":
      return aboutCard(which, view);
    case "back":
      return { title: word("back"), text: word("back-text"), rule: isPaired(view) ? "BD-8" : "BD-29" };
    case "pawn":
      return aboutPawn(number, Number(what), view, names);
    case "dog":
      return { title: word("dog"), text: word("dog-text", { bites: view.options.bites }), rule: "BD-25" };
    case "space":
      return aboutSpace(number, view, names);
    case "lane":
      return { title: word("lane", { seat: number }, names), text: word("lane-text"), rule: "BD-14" };
    case "pen":
      return { title: word("pen", { seat: number }, names), text: word("pen-text"), rule: "BD-13" };
    case "disc":
      return { title: word("disc"), text: word("disc-text"), rule: "BD-16" };
    case "deck":
      return { title: board("deck", { count: view.deck }), text: word("deck-text"), rule: "BD-7" };
    case "last":
      if (!view.last) return { title: board("last-none"), text: word("last-none"), rule: "BD-22" };
      return { ...aboutCard(view.last, view), title: board("last", { card: view.last }) };
    case "round":
      return { title: board("round", { round: view.round }), text: word("round-text"), rule: "BD-9" };
    case "cards":
      return { title: word("cards", { count: view.cards[number] ?? 0 }), text: word("cards-text", { seat: number }, names), rule: "BD-9" };
    case "home":
      return { title: word("home", { count: homeOf(view.pawns[number] ?? []) }), text: word("home-text", { paired: isPaired(view) }), rule: isPaired(view) ? "BD-27" : "BD-32" };
    case "dealer":
      return { title: word("dealer"), text: word("dealer-text", { seat: view.dealer }, names), rule: "BD-7" };
    case "player": {
      const counts = { seat: number, colour: colourOf(number), cards: view.cards[number] ?? 0, home: homeOf(view.pawns[number] ?? []) };
      return { title: names[number] ?? "", text: `${board("player", counts, names)} ${word("home-text", { paired: isPaired(view) })}`, rule: isPaired(view) ? "BD-27" : "BD-32" };
    }
    default:
      return null;
  }
};
