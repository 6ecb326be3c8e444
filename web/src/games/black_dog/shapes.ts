/** Drawings that come back. Pawns are told apart by shape as well as by colour; seats 0 and 2 are the
 * warm side, 1 and 3 the cool one. */

export const COLOURS = ["red", "blue", "yellow", "green"] as const;
export type Colour = (typeof COLOURS)[number];

export const colourOf = (seat: number): Colour => COLOURS[seat] ?? "red";

/** Each about 8 across, with its middle at 0, 0. */
export const PAWN: Record<Colour, string> = {
  red: "M0-4.3a4.3 4.3 0 1 1 0 8.6a4.3 4.3 0 1 1 0-8.6Z",
  blue: "M-2.9-3.8h5.8a.9.9 0 0 1 .9.9v5.8a.9.9 0 0 1-.9.9h-5.8a.9.9 0 0 1-.9-.9v-5.8a.9.9 0 0 1 .9-.9Z",
  yellow: "M-.7-5a1 1 0 0 1 1.4 0L5-.7a1 1 0 0 1 0 1.4L.7 5a1 1 0 0 1-1.4 0L-5 .7a1 1 0 0 1 0-1.4Z",
  green: "M-.9-4.4a1 1 0 0 1 1.8 0L5 2.7a1 1 0 0 1-.9 1.5h-8.2a1 1 0 0 1-.9-1.5Z",
};

/** The head of a pawn as it stands on the board, with the side that the lamp lights. */
export const HEAD: Record<Colour, { body: string; lit: string }> = {
  red: { body: "M0-7a4 4 0 1 1 0 8a4 4 0 1 1 0-8Z", lit: "M-1.3-5.6a1.4 1.1 0 1 1 0 2.2a1.4 1.1 0 1 1 0-2.2Z" },
  blue: { body: "M-2.7-5.9h5.4L3.9-3.9v5.2h-7.8v-5.2Z", lit: "M-2.5-5.5h5l.9 1.5h-6.8Z" },
  yellow: { body: "M0-7.2 4.7-2.4 0 2.2-4.7-2.4Z", lit: "M-.4-6.2v3.8h-3.6Z" },
  green: { body: "M0-7 4.3.9C2.7 2.2-2.7 2.2-4.3.9Z", lit: "M-.5-5.3-.9.9C-2 .9-2.8.8-3.5.5Z" },
};

/** A dog's head, looking to the left, about 9 across. */
export const DOG =
  "M-4.4 1.2c-.5-.5-.4-1.3.2-1.7l1.9-1.2c.4-1.1 1-1.9 1.9-2.3l.5-1.4c.2-.5.8-.5 1 0l.5 1.2c1.7.3 2.8 1.7 2.9 3.6.1 1.8.6 2.9 1 4.1H-.2c.2-.8.1-1.4-.3-1.7l-2.6.1c-.6 0-1-.2-1.3-.7Z";
export const DOG_EYE = "M-.9-1.5a.5.5 0 1 1 0 1a.5.5 0 1 1 0-1Z";
export const DOG_EAR = "M1.6-3.2c1 .6 1.6 1.6 1.7 3-.9.3-1.8-.1-2-1-.1-.7 0-1.4.3-2Z";

/** A paw, about 5 across. */
export const PAW =
  "M0-.2c1.3 0 2.3 1.1 2.3 2.1 0 .9-.8 1.1-1.3.9-.6-.3-1.4-.3-2 0-.5.2-1.3 0-1.3-.9 0-1 1-2.1 2.3-2.1ZM-2.4-.9a.7 1 0 1 1 0 .1ZM-1.6-2.4a.7 1 0 1 1 1.4 0a.7 1 0 1 1-1.4 0ZM.2-2.4a.7 1 0 1 1 1.4 0a.7 1 0 1 1-1.4 0ZM1.1-.9a.7 1 0 1 1 1.4 0a.7 1 0 1 1-1.4 0Z";

/** On 24 by 24. */
export const ICON = {
  left: "M4 5v5h5M4.6 10a8 8 0 1 1-.4 4.5",
  right: "M20 5v5h-5M19.4 10a8 8 0 1 0 .4 4.5",
  cards: "M8 3h9a1.5 1.5 0 0 1 1.5 1.5v13A1.5 1.5 0 0 1 17 19H8a1.5 1.5 0 0 1-1.5-1.5v-13A1.5 1.5 0 0 1 8 3ZM3.5 6v14a1.5 1.5 0 0 0 1.5 1.5h9",
  deal: "m9.5 7.2 6.7-2.6 4.2 11-6.7 2.6ZM9 8l-5 .6 1.6 11.6 6-.8",
  home: "M4 11 12 4l8 7M6.5 9.5V20h11V9.5",
  hit: "m12 1.5 2.3 6 6-2.8-2.8 6 6 2.3-6 2.3 2.8 6-6-2.8-2.3 6-2.3-6-6 2.8 2.8-6-6-2.3 6-2.3-2.8-6 6 2.8Z",
};
