/** The check that `korsi verify` makes of a deal, here in the browser: every byte, the commitment, the parts, the
 * seed, and the first deal's cards. The rules of moves are not known here; those are for `korsi verify`. */

import type { Json } from "../games/board";
import type { Step } from "../protocol/types";
import { bytesOf, hexOf, isSecret, joined, numberBytes, sha256, signer, textBytes } from "./bytes";
import { streamsOf } from "./chance";
import { type Dealt, dealOf, isSeen } from "./deal";
import { damageOf, ENDED_FILE, FILE, type GameFile, looksLikeOne, opened, shaped } from "./file";

const COMMITMENT = textBytes("korsi commitment 1");
const DEAL = textBytes("korsi deal 1");

/** Proved; wrong; or it can't be known here. */
export type Mark = "proved" | "wrong" | "unknown";

/** Something that was found out: the key of a sentence, and what it needs. */
export interface Finding {
  mark: Mark;
  key: string;
  data: Json;
}

export interface Verdict {
  findings: Finding[];
  /** The first deal, where it follows from the file. */
  dealt: Dealt | null;
  people: (string | null)[];
  commitment: string | null;
}

/** What this device remembers of the table: the commitment that it saw before the start, and its part. */
export interface Witness {
  commitment?: string | undefined;
  part?: string | undefined;
}

interface Given {
  /** Of whatever table a file is: what this device remembers of it. */
  witness: (commitment: string) => Witness;
  /** The game that it must be; any, where somebody opened a file. */
  game: string | null;
  /** The game as its replay shows it. */
  steps: readonly Pick<Step, "events" | "views">[] | null;
}

/** What is certain of a game file, in order; it ends with the first thing that is wrong with the file itself. */
export async function check(bytes: Uint8Array<ArrayBuffer>, { witness, game, steps }: Given): Promise<Verdict> {
  const findings: Finding[] = [];
  const note = (mark: Mark, key: string, data: Json = {}) => void findings.push({ mark, key, data });
  const verdict: Verdict = { findings, dealt: null, people: [], commitment: null };

  const file = await wholeFile(bytes, note);
  if (!file) return verdict;
  verdict.people = file.people ?? [];
  tellEnd(file, note);
  if (game !== null && file.game !== game) {
    note("wrong", "fair-other-game");
    return verdict;
  }
  if (!file.fair) {
    note("unknown", "verify-no-proof");
    return verdict;
  }

  const { commitment, parts, secret } = file.fair;
  verdict.commitment = commitment;
  const remembered = witness(commitment);
  if (!isSecret(secret)) note("wrong", "verify-wrong-secret");
  else if ((await commitmentOf(secret)) !== commitment) note("wrong", "verify-wrong-commitment");
  else {
    note("proved", "fair-commitment");
    if (remembered.commitment === undefined) note("unknown", "fair-not-seen");
    else if (remembered.commitment === commitment) note("proved", "fair-seen");
    else note("wrong", "fair-seen-other");
  }
  if (findings.some(({ mark }) => mark === "wrong")) return verdict;

  const odd = parts.find(({ seat, part }, at) => !isSecret(part) || (at > 0 && seat <= parts[at - 1]!.seat) || seat < 0 || seat >= file.seats);
  if (odd) {
    note("wrong", "verify-wrong-part", { number: odd.seat + 1 });
    return verdict;
  }
  note("proved", "fair-parts", { count: parts.length });
  if (remembered.part === undefined) note("unknown", "fair-no-part-here");
  else if (parts.some(({ part }) => part === remembered.part)) note("proved", "fair-own-part");
  else note("wrong", "fair-own-part-missing");

  if (file.seed !== (await seedOf(file, file.fair))) {
    note("wrong", "verify-wrong-seed");
    return verdict;
  }
  note("proved", "fair-seed");

  const deal = await dealOf(file.game);
  if (!deal) {
    note("unknown", "fair-cards-elsewhere");
    return verdict;
  }
  verdict.dealt = await deal(await streamsOf(String(file.seed)), file);
  if (steps === null) note("proved", "fair-cards-follow");
  else if (isSeen(verdict.dealt, steps)) note("proved", "fair-cards");
  else note("wrong", "fair-cards-other");
  return verdict;
}

/** What the table says of the end; whether that fits the moves, `korsi verify` knows. */
function tellEnd({ ended, moves }: GameFile, note: (mark: Mark, key: string, data?: Json) => void): void {
  if (!ended) return;
  if (ended.why !== "rules") note("unknown", `verify-ended-${ended.why}`, { count: moves.length });
  for (const seat of ended.lost) note("unknown", "verify-seat-lost", { number: seat + 1 });
}

/** The file, if every byte is as it was written. */
async function wholeFile(bytes: Uint8Array<ArrayBuffer>, note: (mark: Mark, key: string, data?: Json) => void): Promise<GameFile | null> {
  const said = readable(bytes);
  const version = said?.["file"];
  if (!looksLikeOne(bytes) && (!said || !("file" in said))) {
    const record = said !== null && "game" in said && "moves" in said;
    note(record ? "unknown" : "wrong", record ? "verify-no-proof" : "fair-no-file");
    return null;
  }
  if (Number.isInteger(version) && version !== FILE && version !== ENDED_FILE) {
    note("wrong", "verify-version", { version, known: FILE, also: ENDED_FILE });
    return null;
  }
  const damaged = await damageOf(bytes);
  if (damaged) {
    const { name, number } = damaged;
    note("wrong", `verify-changed-${name}`, { number: name === "part" && number !== null ? number + 1 : number });
    return null;
  }
  note("proved", "verify-whole");
  return shaped(opened(bytes));
}

function readable(bytes: Uint8Array<ArrayBuffer>): Json | null {
  try {
    return opened(bytes);
  } catch {
    return null;
  }
}

/** What a table shows before the start. */
export const commitmentOf = (secret: string): Promise<string> => sha256(joined(COMMITMENT, bytesOf(secret)));

/** The seed that follows from the secret and the parts. */
export async function seedOf({ game }: Pick<GameFile, "game">, { secret, parts }: { secret: string; parts: { seat: number; part: string }[] }): Promise<string> {
  const key = textBytes(game);
  const given = parts.flatMap(({ seat, part }) => [numberBytes(seat, 2), bytesOf(part)]);
  const sign = await signer(bytesOf(secret));
  return hexOf(await sign(joined(DEAL, numberBytes(key.length, 2), key, ...given)));
}
