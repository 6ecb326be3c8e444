/** What people and bots look like: drawings in `faces.svg`, one for each name, and the colour behind each of them.
 * Which avatars there are says the protocol; a bot's face follows from its name, and that from its seat. */

import type { Chat, Me, Sitter, TableInfo } from "../protocol/types";
import { say } from "../words/words.svelte";
import drawings from "./faces.svg?url";

export type Avatar = Me["avatar"];

const GROUNDS: Record<Avatar, string> = {
  pomegranate: "#f3cba6",
  walnut: "#f0dcb8",
  pistachio: "#f2cdbd",
  quince: "#cfdcc0",
  "tea-glass": "#bcd8da",
  samovar: "#e6cfc0",
  saffron: "#f6e2b0",
  cinnamon: "#f2dcc2",
  date: "#efd9a2",
  fig: "#d4e4c2",
  lemon: "#b7dcd6",
  candle: "#3b476b",
  grapes: "#e4dcf0",
  watermelon: "#f8d6c6",
  apricot: "#cfe2ee",
  cherry: "#dcebcf",
  "star-anise": "#f3e2c2",
  teapot: "#a9c6dc",
  "sugar-loaf": "#c0d0b4",
  mint: "#f4ead0",
  honey: "#dcd4ee",
  bread: "#d2dcc4",
  lantern: "#5a3f5c",
  hazelnut: "#e6dcc8",
};

/** The bots are those who live in the room. */
const BOTS = {
  cat: "#e9c9a4",
  sparrow: "#bcd9e6",
  goldfish: "#bfe3dc",
  tortoise: "#f2dfb0",
  hedgehog: "#cfe0b8",
  owl: "#44506f",
  hare: "#c6d8b0",
} as const;
export type Bot = keyof typeof BOTS;

/** Anybody's face. */
export type Face = Avatar | `bot-${Bot}`;

const isAvatar = (name: string): name is Avatar => name in GROUNDS;
const isBot = (name: string): name is Bot => name in BOTS;

export const AVATARS = Object.keys(GROUNDS).filter(isAvatar);
export const BOT_FACES = Object.keys(BOTS).filter(isBot);

/** What is said with a drawing in place of words. */
export const REACTIONS = ["clap", "laugh", "wow", "heart", "tea", "sad"] as const satisfies NonNullable<Chat["preset"]>[];
export type Reaction = (typeof REACTIONS)[number];
export const isReaction = (preset: string | null): preset is Reaction => REACTIONS.some((known) => known === preset);

/** Where a drawing is, for `<use>`. */
export const drawingOf = (name: Face | `say-${Reaction}`): string => `${drawings}#${name}`;

export const groundOf = (face: Face): string => (isAvatar(face) ? GROUNDS[face] : BOTS[botOf(face)]);

/** The bot in a seat: its name, and so its face, are the same in every language. */
export function botAt(seat: number): Bot {
  const names = say("bots").split(" ").length;
  return BOT_FACES[(seat % names) % BOT_FACES.length]!;
}

function botOf(face: `bot-${Bot}`): Bot {
  const name = face.slice("bot-".length);
  return isBot(name) ? name : BOT_FACES[0]!;
}

/** Nobody's, where a seat is free. */
export function faceOf(sitter: Sitter, seat: number): Face | null {
  if (sitter.kind === "bot") return `bot-${botAt(seat)}`;
  return sitter.kind === "person" ? sitter.avatar : null;
}

export const facesAt = (info: TableInfo): (Face | null)[] => info.sitters.map(faceOf);
