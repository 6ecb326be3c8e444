/** A game from another package: nothing in this client knows it. What there is to know comes from the
 * server: its terms, its schema, its sentences, its rulebook. */

import { gameHome, read, schemaOf } from "../../link/http";
import type { GameHome } from "../../protocol/types";
import { type Language, meetGame } from "../../words/words.svelte";
import type { Nature, Role, Vocabulary } from "../vocabulary";

/** What a value is like, in JSON Schema with the roles of fields. */
export interface Shape {
  type?: string;
  $ref?: string;
  "x-role"?: Role;
  enum?: unknown[];
  anyOf?: Shape[];
  items?: Shape | false;
  prefixItems?: Shape[];
  properties?: Record<string, Shape>;
}

export interface Schema {
  "x-fields": Record<string, Role>;
  "x-events": Record<string, Nature>;
  $defs: Record<string, Shape>;
}

export interface Stranger {
  key: string;
  home: GameHome;
  schema: Schema;
}

const met = new Map<string, Promise<Stranger>>();
const known = new Map<string, Stranger>();

/** All that is known of this game; its words are spoken from now on. */
export function meet(key: string): Promise<Stranger> {
  const before = met.get(key);
  if (before) return before;
  const stranger = introduce(key);
  stranger.catch(() => met.delete(key)); // asked again when the network is back
  met.set(key, stranger);
  return stranger;
}

async function introduce(key: string): Promise<Stranger> {
  const home = await gameHome(key);
  const schema = await schemaOf<Schema>(home.schema);
  await meetGame(key, schema["x-fields"], (language) => sentencesIn(home, language));
  const stranger = { key, home, schema };
  known.set(key, stranger);
  return stranger;
}

/** Its rulebook; empty where it has none. */
export async function rulebookOf(key: string, language: Language): Promise<string> {
  return textIn((await meet(key)).home.rulebook, language);
}

/** A game that has been met: whoever draws its board has. */
export const strangerOf = (key: string): Stranger => known.get(key)!;

const spoken = new Map<string, string>();

/** Its sentences, fetched once; without a network it is said in readable names, and the page still speaks. */
async function sentencesIn({ sentences }: GameHome, language: Language): Promise<string> {
  const address = addressIn(sentences, language);
  if (!address) return "";
  const known = spoken.get(address);
  if (known !== undefined) return known;
  const text = await read(address).catch(() => null);
  if (text !== null) spoken.set(address, text);
  return text ?? "";
}

/** The text in this language, else in one that there is; empty where there is none at all. */
async function textIn(addresses: GameHome["sentences"], language: Language): Promise<string> {
  const address = addressIn(addresses, language);
  return address ? read(address) : "";
}

function addressIn(addresses: GameHome["sentences"], language: Language): string | null {
  const address = addresses[language] ?? addresses["en"] ?? Object.values(addresses)[0];
  return typeof address === "string" ? address : null;
}

export const vocabularyOf = ({ schema }: Stranger): Vocabulary => ({ fields: schema["x-fields"], events: schema["x-events"] });
