/** From the seed to the cards: the streams of chance, as `korsi/random.py` has them and docs/game_file.md
 * describes them. Each game's first deal stands on this, in its `deal.ts`. */

import { bytesOf, joined, numberBytes, signer, textBytes } from "./bytes";

const STREAM = textBytes("korsi stream 1");
const WORDS = 2 ** 32;
const BLOCK = 32;

/** The chance of one deal: words of 32 bits, cut from signed blocks. */
export class Chance {
  private block = new Uint8Array(0);
  private blocks = 0;
  private at = 0;

  constructor(
    private readonly sign: (message: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>,
    private readonly stream: number,
  ) {}

  /** The next 32 bits. */
  async word(): Promise<number> {
    if (this.at === this.block.length) {
      this.block = Uint8Array.from(await this.sign(joined(STREAM, numberBytes(this.stream, 8), numberBytes(this.blocks, 8))));
      this.blocks += 1;
      this.at = 0;
    }
    const word = new DataView(this.block.buffer, 0, BLOCK).getUint32(this.at);
    this.at += 4;
    return word;
  }

  /** A whole number from 0 to n - 1, each equally likely (Lemire's method); n is at most 2²¹, so that products stay whole. */
  async below(n: number): Promise<number> {
    const floor = WORDS % n;
    let product = (await this.word()) * n;
    while (product % WORDS < floor) product = (await this.word()) * n;
    return Math.floor(product / WORDS);
  }

  /** So many things, drawn without return from what lies behind the first `dealt` of the pile: they come to its
   * front, in the order of drawing. */
  async draw<Thing>(pile: Thing[], dealt: number, count: number): Promise<Thing[]> {
    for (let place = dealt; place < dealt + count; place++) {
      const drawn = place + (await this.below(pile.length - place));
      [pile[place], pile[drawn]] = [pile[drawn]!, pile[place]!];
    }
    return pile.slice(dealt, dealt + count);
  }
}

/** The streams of a seed, by their numbers. */
export type Streams = (stream: number) => Chance;

export async function streamsOf(seed: string): Promise<Streams> {
  const sign = await signer(bytesOf(seed));
  return (stream) => new Chance(sign, stream);
}
