/** Pieces that move from one place of a board to another. Nothing here knows a game: a piece is an
 * element, a place is a rectangle. Without motion (by wish of the person, or where the browser has
 * none) a piece fades in where it lies. */

import { calm } from "./motion";

const EASE = "cubic-bezier(0.3, 0.05, 0.2, 1)";
const FADE = 160;
/** What is in the air (`.air`, in `base.css`) stands in the flow of it: when something that is positioned absolutely is taken away, browsers lay out the
 * whole page. `left` and `top` say how far it is from the corner. */
export const AIRBORNE = "position:relative;grid-area:1/1";

/** Of what flies together, one sets out so long after the other. */
const AFTER = 35;

export interface Pace {
  ms: number;
  delay?: number;
}

function animate(
  piece: Element,
  frames: Keyframe[],
  { ms, delay = 0 }: Pace,
  easing = EASE,
  fill: FillMode = "backwards",
): Animation | null {
  if (!("animate" in piece)) return null;
  return piece.animate(frames, { duration: ms, delay, easing, fill });
}

/** What was put into the air goes its way, and is taken out of it at the end, or when the story is cut. What flies together
 * is taken out of the air together, at the end of the last: each time something is taken away, the page has to be drawn anew. */
export function gone<Flight extends Animation>(things: Element[], flights: Flight[]): Flight[] {
  let left = flights.length;
  const landed = () => {
    left -= 1;
    if (left === 0) for (const thing of things) thing.remove();
  };
  for (const flight of flights) flight.onfinish = flight.oncancel = landed;
  return flights;
}

/** What is only for show and can't be seen any more. It is taken away with whatever is put into the air next, when the
 * page has to be drawn anew in any case, or after a while. */
const unseen = new Set<Element>();
let sweeping: ReturnType<typeof setTimeout> | undefined;
const WHILE = 1500;

/** `thing` can't be seen at the end of this flight, and is swept away some time after it. */
export function swept(thing: Element, flight: Animation): Animation {
  flight.onfinish = () => {
    unseen.add(thing);
    clearTimeout(sweeping);
    sweeping = setTimeout(sweep, WHILE);
  };
  flight.oncancel = () => thing.remove(); // then it could be seen again
  return flight;
}

export function sweep(): void {
  for (const thing of unseen) thing.remove();
  unseen.clear();
}

/** A short fade, for those who want no motion. */
export function appear(piece: Element, delay = 0): Animation | null {
  return animate(piece, [{ opacity: 0 }, { opacity: 1 }], { ms: FADE, delay }, "linear");
}

/** `piece` lies already in its new place: let it come from the old one, over everything else. */
export function arrive(piece: Element, from: DOMRect | null, pace: Pace): Animation | null {
  const to = piece.getBoundingClientRect();
  if (to.width === 0) return null; // what is not on the page would still cost it every frame
  if (calm() || !from) return appear(piece, calm() ? 0 : pace.delay);
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = Math.min(from.width / to.width, from.height / to.height); // as large as fits where it comes from
  const flight = animate(
    piece,
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})` },
      { transform: `translate(${x / 2}px, ${y / 2}px) scale(${(1.15 * (1 + scale)) / 2})` },
      { transform: "none" },
    ],
    pace,
  );
  if (flight && piece instanceof HTMLElement) above(piece, flight);
  return flight;
}

/** On its way a piece lies over all others. Not by keyframes: with any property but `transform` and `opacity` among them
 * the page itself would have to draw every frame. */
function above(piece: HTMLElement, flight: Animation): void {
  raise(piece, true);
  const landed = () => raise(piece, false);
  flight.addEventListener("finish", landed);
  flight.addEventListener("cancel", landed);
}

/** Puts a piece over all others, or back: that is, the box (`data-box`) that is laid out by itself with the piece in it, where there is one. */
export function raise(piece: HTMLElement, high: boolean): void {
  (piece.closest<HTMLElement>("[data-box]") ?? piece).style.zIndex = high ? "40" : "";
}

/** Turn pieces over, one a moment after the other: they show their new faces already. All end together, in one frame:
 * each end of a motion is a frame that the page itself has to draw. */
export function turn(pieces: Element[], { ms, delay = 0 }: Pace): (Animation | null)[] {
  if (calm()) return pieces.map((piece) => appear(piece));
  const all = ms + delay * Math.max(0, pieces.length - 1);
  const [edge, flat] = ["perspective(30em) rotateY(90deg) translateY(-20%)", "perspective(30em) rotateY(0deg) translateY(0)"];
  return pieces.map((piece, i) =>
    animate(
      piece,
      [
        { transform: edge },
        { transform: edge, offset: (delay * i) / all, easing: EASE },
        { transform: flat, offset: (delay * i + ms) / all },
        { transform: flat },
      ],
      { ms: all },
      "linear",
    ),
  );
}

/** Draw attention to a place for a moment. */
export function pulse(place: Element): Animation | null {
  if (calm()) return null;
  return animate(
    place,
    [{ transform: "scale(1)" }, { transform: "scale(1.25)" }, { transform: "scale(1)" }],
    { ms: 360 },
  );
}

/** The air above a board: copies of pieces that are no longer there fly through it. */
export class Air {
  constructor(private readonly layer: HTMLElement) {}

  /** Lift copies of `pieces`, before they leave the board; `to` lets them fly away and vanish. */
  lift(pieces: Element[]): { to(place: Element, pace: Pace): (Animation | null)[] } {
    if (calm()) return { to: () => [] };
    const here = this.layer.getBoundingClientRect();
    const lying = pieces.map((piece) => ({ piece, at: piece.getBoundingClientRect() }));
    const copies = lying.map(({ piece, at }) => {
      const copy = piece.cloneNode(true) as HTMLElement;
      copy.removeAttribute("id");
      Object.assign(copy.style, {
        position: "relative",
        gridArea: "1/1",
        margin: "0",
        left: `${at.left - here.left}px`,
        top: `${at.top - here.top}px`,
        width: `${at.width}px`,
        height: `${at.height}px`,
      });
      return { copy, at };
    });
    this.layer.append(...copies.map(({ copy }) => copy));
    return {
      to: (place, { ms, delay = 0 }) => {
        const end = place.getBoundingClientRect();
        const after = Math.min(AFTER / ms, 0.4 / copies.length);
        const flights = copies.map(({ copy, at }, i) => {
          const x = end.left + end.width / 2 - (at.left + at.width / 2);
          const y = end.top + end.height / 2 - (at.top + at.height / 2);
          // One a moment after the other, and all land in one frame.
          const wait = after * i;
          const flight = animate(
            copy,
            [
              { transform: "none", opacity: 1 },
              { transform: "none", opacity: 1, offset: wait, easing: "ease-in" },
              { transform: "translateY(-8%) scale(1.06)", opacity: 1, offset: wait + 0.2 * (1 - wait), easing: "cubic-bezier(0.35, 0.3, 0.25, 1)" },
              { transform: `translate(${x}px, ${y}px) scale(0.2)`, opacity: 0.3, offset: 0.99 },
              { transform: `translate(${x}px, ${y}px) scale(0.2)`, opacity: 0 },
            ],
            { ms, delay },
            "linear",
            "both",
          );
          if (!flight) copy.remove();
          return flight;
        });
        gone(copies.map(({ copy }) => copy), flights.filter((flight) => flight !== null));
        return flights;
      },
    };
  }

  clear(): void {
    this.layer.replaceChildren();
  }
}
