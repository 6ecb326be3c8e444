/** Shur, the mode that most Persian songs are in. Its second step lies between two keys of a piano (a koron). */

const STEPS = [0, 150, 300, 500, 700, 800, 1000];
const OCTAVE = 1200;

/** Where the mode is at home, in Hz. */
export const HOME = 293.66;

/** A note of the mode, counted from home: 7 is the home an octave above. */
export function note(step: number, home = HOME): number {
  const cents = STEPS[((step % 7) + 7) % 7]! + OCTAVE * Math.floor(step / 7);
  return home * 2 ** (cents / OCTAVE);
}
