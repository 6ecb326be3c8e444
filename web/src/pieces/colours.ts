/** A colour and a shape for every seat: whoever sits there is told apart by both, never by colour alone. The
 * colours are `--seat-0` … `--seat-9` of style/tokens.css; a room may give its seats others (`tinted`), where
 * the pieces of its game have colours of their own. Draw the shape with `SeatSign.svelte`. */

export const SHAPES = ["circle", "square", "diamond", "triangle", "heart", "plus", "star", "hexagon", "cross", "bar"] as const;
export type Shape = (typeof SHAPES)[number];

/** Drawn round 0, 0, about 10 wide. */
export const OUTLINES: Record<Shape, string> = {
  circle: "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0Z",
  square: "M-4-4h8v8h-8Z",
  diamond: "M0-5.5 5.5 0 0 5.5-5.5 0Z",
  triangle: "M0-5 5.2 4H-5.2Z",
  heart: "M0 5C-8-1-4.5-6.5 0-2.6 4.5-6.5 8-1 0 5Z",
  plus: "M-2-5h4v3h3v4h-3v3h-4v-3h-3v-4h3Z",
  star: "M0-6 1.6-2H6L2.4.8 3.8 5 0 2.4-3.8 5-2.4.8-6-2h4.4Z",
  hexagon: "M-5-2.9 0-5.8 5-2.9V2.9L0 5.8-5 2.9Z",
  cross: "M-5-3.4-3.4-5 0-1.6 3.4-5 5-3.4 1.6 0 5 3.4 3.4 5 0 1.6-3.4 5-5 3.4-1.6 0Z",
  bar: "M-5.5-2.2h11v4.4h-11Z",
};

const MOST = SHAPES.length;

/** The colour of a seat, for any style; it passes 3:1 on paper and on wood, by day and by night. */
export const colourOf = (seat: number): string => `var(--seat-${seat % MOST})`;

export const shapeOf = (seat: number): Shape => SHAPES[seat % MOST]!;

/** How the lines of a chart differ besides their colour. */
const DASHES = ["none", "7 3", "9 3 2 3", "2 3", "4 4", "12 4", "1 4", "6 2 1 2 1 2", "14 3 4 3", "3 2"];
export const dashOf = (seat: number): string => DASHES[seat % MOST]!;

/** For the style of a room: seat by seat, which of the house's colours it has in this game. */
export const tinted = (tints: number[]): string => tints.map((tint, seat) => `--seat-${seat}: var(--tint-${tint % MOST})`).join("; ");
