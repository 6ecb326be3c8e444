/** Things that are drawn with the finger or the mouse from one place of a board to another, beside touching first
 * the one and then the other. A board marks what can be drawn with `data-drag`, where it may be let go with
 * `data-drop`, and says what is meant; it knows no rules, so all of that comes from `legal`:
 *
 *     <section {@attach drags({ may, lift, takes, drop })}>
 *       <button data-drag="card:7"><span data-lift>…</span></button>
 *       <div data-drop="felt">…</div>
 *
 * A copy of the thing (or of what in it has `data-lift`) follows the finger; the places that take it have
 * `data-takes` meanwhile, the one below the finger `data-over`. Let go elsewhere, or with Escape, it returns. The copy
 * lies in the board, or in what has `data-air` there, because its sizes are known there. */

import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import { calm } from "./motion";
import { claim, isClaimed, STILL } from "./touch";

export interface Point {
  x: number;
  y: number;
}

export interface Drags {
  /** Whether a thing may be drawn now; never while something is told. */
  may: (thing: string) => boolean;
  /** It has left its place: this is no tap. */
  lift: (thing: string) => void;
  /** Whether a place takes it. */
  takes: (thing: string, place: string) => boolean;
  /** It was let go over a place that takes it. */
  drop: (thing: string, place: string, at: Point) => void;
  /** It was let go over a place that does not take it; the rules may say why. */
  insist?: (thing: string, place: string) => void;
  /** It was let go anywhere else. */
  back?: (thing: string) => void;
}

/** Where a page could scroll, a finger that moves at once scrolls it; one that has rested so long draws. */
const REST = 140;
const GROWN = 1.04;
const HOME = 220;

/** A thing under way. */
interface Drawn {
  thing: string;
  source: HTMLElement;
  copy: HTMLElement;
  place: HTMLElement | null;
}

export function drags(ways: Drags): Attachment<HTMLElement> {
  return (board) => {
    /** What is under the finger and may yet be drawn. */
    let touched: { source: HTMLElement; thing: string; pointer: number; at: Point; since: number; scrolls: boolean } | null = null;
    let drawn: Drawn | null = null;

    function down(event: PointerEvent): void {
      if (event.button !== 0 || touched || !event.isPrimary) return;
      const source = (event.target as Element).closest<HTMLElement>("[data-drag]");
      const thing = source?.dataset["drag"];
      if (!source || !thing || !ways.may(thing)) return;
      const scrolls = event.pointerType === "touch" && canScroll(source);
      touched = { source, thing, pointer: event.pointerId, at: { x: event.clientX, y: event.clientY }, since: performance.now(), scrolls };
    }

    function move(event: PointerEvent): void {
      if (!touched || event.pointerId !== touched.pointer) return;
      const [dx, dy] = [event.clientX - touched.at.x, event.clientY - touched.at.y];
      if (!drawn) {
        if (Math.hypot(dx, dy) < STILL) return;
        if (isClaimed(touched.pointer) || (touched.scrolls && performance.now() - touched.since < REST)) return void (touched = null);
        take();
      }
      if (!drawn) return;
      if (!ways.may(drawn.thing)) return end(null); // something is told now
      drawn.copy.style.transform = `translate(${dx}px, ${dy}px) scale(${GROWN})`;
      over(placeAt({ x: event.clientX, y: event.clientY }));
    }

    /** The browser must not scroll with what is drawn. */
    function still(event: TouchEvent): void {
      if (drawn && event.cancelable) event.preventDefault();
    }

    function take(): void {
      const { source, thing, pointer } = touched!;
      if (!claim(pointer)) return void (touched = null);
      const piece = source.closest<HTMLElement>("[data-lift]") ?? source.querySelector<HTMLElement>("[data-lift]") ?? source;
      drawn = { thing, source, copy: copyOf(piece, board.querySelector<HTMLElement>("[data-air]") ?? board), place: null };
      source.dataset["lifted"] = "";
      getSelection()?.removeAllRanges();
      addEventListener("keydown", press, true);
      ways.lift(thing);
      void tick().then(light); // the board may have lit more places by now
    }

    function light(): void {
      for (const place of board.querySelectorAll<HTMLElement>("[data-drop]")) {
        if (drawn && ways.takes(drawn.thing, place.dataset["drop"]!)) place.dataset["takes"] = "";
      }
    }

    function placeAt({ x, y }: Point): HTMLElement | null {
      const place = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]") ?? null;
      return place && board.contains(place) ? place : null;
    }

    function over(place: HTMLElement | null): void {
      if (!drawn || place === drawn.place) return;
      if (drawn.place) delete drawn.place.dataset["over"];
      drawn.place = place;
      if (place && ways.takes(drawn.thing, place.dataset["drop"]!)) place.dataset["over"] = "";
    }

    function up(event: PointerEvent): void {
      if (!touched || event.pointerId !== touched.pointer) return;
      const at = { x: event.clientX, y: event.clientY };
      if (drawn) end(event.type === "pointerup" ? placeAt(at) : null, at);
      touched = null;
    }

    function press(event: KeyboardEvent): void {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopImmediatePropagation();
      end(null);
    }

    function end(place: HTMLElement | null, at: Point = { x: 0, y: 0 }): void {
      if (!drawn) return;
      const { thing, source, copy } = drawn;
      const where = place?.dataset["drop"] ?? null;
      const may = ways.may(thing);
      const taken = may && where !== null && ways.takes(thing, where);
      clear();
      if (taken) putAway(copy);
      else goHome(copy, source);
      if (taken) ways.drop(thing, where, at);
      else if (may && where !== null && ways.insist) ways.insist(thing, where);
      else ways.back?.(thing);
    }

    function clear(): void {
      removeEventListener("keydown", press, true);
      delete drawn?.source.dataset["lifted"];
      for (const place of board.querySelectorAll<HTMLElement>("[data-takes], [data-over]")) {
        delete place.dataset["takes"];
        delete place.dataset["over"];
      }
      drawn = null;
      touched = null;
    }

    board.addEventListener("pointerdown", down);
    board.addEventListener("touchmove", still, { passive: false });
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    return () => {
      if (drawn) putAway(drawn.copy);
      clear();
      board.removeEventListener("pointerdown", down);
      board.removeEventListener("touchmove", still);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    };
  };
}

/** A copy that lies just over its original, a little above the table. */
function copyOf(piece: HTMLElement, board: HTMLElement): HTMLElement {
  const air = document.createElement("div");
  air.dir = getComputedStyle(piece).direction;
  air.setAttribute("aria-hidden", "true");
  Object.assign(air.style, { position: "absolute", inset: "0", zIndex: "60", pointerEvents: "none" });
  board.append(air);
  const at = piece.getBoundingClientRect();
  const here = air.getBoundingClientRect();
  const copy = piece.cloneNode(true) as HTMLElement;
  // Who looks for the thing itself must not find the copy.
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement>("*")]) {
    part.removeAttribute("id");
    for (const name of part.getAttributeNames()) if (name.startsWith("data-")) part.removeAttribute(name);
  }
  Object.assign(copy.style, {
    position: "absolute",
    margin: "0",
    inset: "auto",
    left: `${at.left - here.left}px`,
    top: `${at.top - here.top}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
    pointerEvents: "none",
    transition: "none",
    animation: "none",
    filter: "drop-shadow(0 10px 9px rgb(30 16 4 / 45%))",
    transform: `scale(${GROWN})`,
  });
  air.dataset["drawn"] = "";
  air.append(copy);
  return copy;
}

/** Back to where it lay. */
function goHome(copy: HTMLElement, source: HTMLElement): void {
  if (calm() || !("animate" in copy) || !source.isConnected) return putAway(copy);
  const flight = copy.animate([{ transform: copy.style.transform }, { transform: "none" }], { duration: HOME, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" });
  flight.onfinish = flight.oncancel = () => putAway(copy);
}

function putAway(copy: HTMLElement): void {
  copy.parentElement?.remove();
}

/** Whether the page would scroll if the finger moved there. */
function canScroll(from: Element): boolean {
  for (let box: Element | null = from; box; box = box.parentElement) {
    if (box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY)) return true;
  }
  return false;
}
