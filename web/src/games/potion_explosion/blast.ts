/** What would explode among the visible marbles: only to draw a preview. How many they are, the view
 * says itself (`takes`). */

export interface Blast {
  /** Places as they are now, in the order in which they go: the picked one first. */
  places: number[];
  /** It may go on among the hidden ones. */
  open: boolean;
}

/** A pick from a track whose visible marbles are these, with `hidden` ones behind them. */
export function blastOf(marbles: string, place: number, hidden: number): Blast {
  const left = [...marbles].map((colour, at) => ({ colour, at }));
  const gone = left.splice(place, 1);
  let gap = place;
  let open = false;
  while (gap > 0 && gap < left.length && left[gap - 1]!.colour === left[gap]!.colour) {
    const { colour } = left[gap]!;
    let end = gap;
    while (gap > 0 && left[gap - 1]!.colour === colour) gap -= 1;
    while (end < left.length && left[end]!.colour === colour) end += 1;
    if (end === left.length && hidden > 0) open = true;
    gone.push(...left.splice(gap, end - gap));
  }
  if (gap > 0 && gap === left.length && hidden > 0) open = true;
  return { places: gone.map(({ at }) => at), open };
}
