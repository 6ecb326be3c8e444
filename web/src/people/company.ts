/** Who sits at the table that is looked at, for whatever draws a seat: boards are given names, and whoever draws
 * one there asks here for the face that belongs to it (`pieces/SeatFace.svelte`). */

import { createContext } from "svelte";
import type { TimeHere } from "../time/here";
import type { Face } from "./faces";

export interface Company {
  /** By seat; nobody's where a seat is free. */
  readonly faces: (Face | null)[];
  /** By seat: whether its person has left the table, or lets a bot play; nothing where all is as usual. */
  readonly absent?: ("away" | "lent" | null)[];
  /** Their clocks, where time was agreed on. */
  readonly time?: TimeHere | null;
}

const [known, share, isShared] = createContext<Company>();

export const shareCompany = share;

/** Nobody, where there is no table: in a lesson, in a rulebook. */
export const companyHere = (): Company | null => (isShared() ? known() : null);
