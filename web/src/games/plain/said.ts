/** What a seat knows and may do, as things that can be read: made from the schema alone. */

import { digits, readable, say, sayable, valueSaid } from "../../words/words.svelte";
import type { Json, Move, View } from "../board";
import type { Shape, Stranger } from "./stranger";

/** A text; pieces in a row; or several such, each with what it is called. */
export type Said = { text: string } | { pieces: string[] } | { parts: Part[] };

export interface Part {
  /** Nothing where its place says enough. */
  label: string;
  said: Said;
}

/** A field of the view; of some there is one for every seat. */
export interface Field extends Part {
  name: string;
  bySeat: boolean;
}

const NOTHING = "–";
/** Something short for everybody: a column beside the names. */
export const isColumn = ({ bySeat, said }: Field): boolean => bySeat && "parts" in said && said.parts.every((part) => "text" in part.said);

/** How every view begins, and what is shown otherwise. */
const HEADING = ["game", "rules", "seats", "options", "seat", "acting", "winners"];

/** What the view shows, in the order of its declaration. */
export function fieldsOf(game: Stranger, view: View, names: string[]): Field[] {
  const shapes = game.schema.$defs["View"]?.properties ?? {};
  return Object.entries(shapes)
    .filter(([name]) => name in view && !HEADING.includes(name))
    .map(([name, shape]) => ({
      name,
      label: labelOf(game.key, name),
      said: saidOf(game, shape, view[name], names),
      bySeat: shape["x-role"]?.role === "by-seat",
    }));
}

/** What a field is called: the game's word, the house's, or its name in the code. */
export function labelOf(game: string, name: string): string {
  const key = [`${game}-field-${name}`, `field-${name}`].find(sayable);
  return key ? say(key) : readable(name);
}

/** A value of this shape. */
export function saidOf(game: Stranger, given: Shape, value: unknown, names: string[]): Said {
  const shape = { ...shapeFor(game, given, value), ...(given["x-role"] && { "x-role": given["x-role"] }) };
  const role = shape["x-role"];
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return { text: NOTHING };
  if (typeof value === "boolean") return { text: value ? "✓" : "✗" };
  if (Array.isArray(value)) return listSaid(game, shape, value, names);
  if (typeof value === "object") {
    const parts = Object.entries(value as Json).map(([name, one]) => ({
      label: labelOf(game.key, name),
      said: saidOf(game, shape.properties?.[name] ?? {}, one, names),
    }));
    return { parts };
  }
  const said = role ? valueSaid(game.key, role, value, names) : null;
  return { text: said ?? (typeof value === "number" ? digits(value) : readable(String(value))) };
}

function listSaid(game: Stranger, shape: Shape, values: unknown[], names: string[]): Said {
  const role = shape["x-role"];
  const items = (at: number): Shape => {
    const own = shape.prefixItems?.[at] ?? (shape.items || {});
    return role && role.role !== "by-seat" && !own["x-role"] ? { ...own, "x-role": role } : own;
  };
  if (role?.role === "by-seat") {
    return { parts: values.map((one, seat) => ({ label: names[seat] ?? say("seat", { number: seat + 1 }), said: saidOf(game, items(seat), one, names) })) };
  }
  if (role?.role === "place" || role?.role === "pieces") {
    const whole = valueSaid(game.key, role, values, names); // such a list is one thing
    if (whole !== null) return { text: whole };
  }
  const all = values.map((one, at) => saidOf(game, items(at), one, names));
  const texts = all.flatMap((said) => ("text" in said ? [said.text] : []));
  return texts.length === all.length ? { pieces: texts } : { parts: all.map((said) => ({ label: "", said })) };
}

/** The declaration behind a reference; of several, the one that fits. */
function shapeFor(game: Stranger, shape: Shape, value: unknown): Shape {
  if (shape.$ref) return shapeFor(game, game.schema.$defs[shape.$ref.split("/").at(-1)!] ?? {}, value);
  const found = shape.anyOf?.map((one) => shapeFor(game, one, value)).find((one) => fits(one, value));
  return found ?? shape;
}

function fits({ type, enum: words, properties }: Shape, value: unknown): boolean {
  if (words) return words.includes(value);
  if (type === "array") return Array.isArray(value);
  if (type === "object") {
    const fields = value !== null && typeof value === "object" && !Array.isArray(value) ? Object.keys(value) : null;
    return fields !== null && (!properties || fields.every((name) => name in properties));
  }
  if (type === "null") return value === null;
  if (type === "integer" || type === "number") return typeof value === "number";
  return type === typeof value || type === undefined;
}

/** Moves of one kind, by what they do. */
export interface Kind {
  do: string;
  label: string;
  moves: { move: Move; text: string }[];
}

export function kindsOf(game: Stranger, legal: Move[], names: string[]): Kind[] {
  return [...new Set(legal.map((move) => move.do))].map((kind) => ({
    do: kind,
    label: say(`${game.key}-do-${kind}`),
    moves: legal.filter((move) => move.do === kind).map((move) => ({ move, text: capital(moveSaid(game, move, names)) })),
  }));
}

const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

/** A move in a few words; without words of its own, its fields, as the heading says what it does. */
export function moveSaid(game: Stranger, move: Move, names: string[]): string {
  const shape = declared(game, "Move", "do", move.do);
  const { do: kind, ...data } = move;
  const key = `${game.key}-move-${kind}`;
  const may = Object.fromEntries(Object.keys(shape.properties ?? {}).filter((name) => name !== "do").map((name) => [name, null]));
  if (sayable(key)) return say(key, { ...may, ...data }, names);
  const fields = Object.entries(data).map(([name, value]) => `${labelOf(game.key, name)} ${flat(saidOf(game, shape.properties?.[name] ?? {}, value, names))}`);
  return fields.join(" · ") || readable(kind);
}

/** The declaration of a move or an event of this name. */
function declared({ schema }: Stranger, union: "Move" | "Event", tag: string, name: string): Shape {
  const all = (schema.$defs[union]?.anyOf ?? []).map(({ $ref = "" }) => schema.$defs[$ref.split("/").at(-1)!] ?? {});
  return all.find(({ properties }) => properties?.[tag]?.enum?.includes(name)) ?? {};
}

/** On one line. */
export function flat(said: Said): string {
  if ("text" in said) return said.text;
  if ("pieces" in said) return said.pieces.join(" ");
  return said.parts.map(({ label, said: inner }) => [label, flat(inner)].filter(Boolean).join(" ")).join(", ");
}
