/** Our own drawings, each on a sheet of 24 × 24 unless it says otherwise. */

import type { Tool } from "./cards";

export const TOOL: Record<Tool, string> = {
  pickaxe:
    "M2.6 10.4C5.6 4.4 14 .9 21.6 5.2l-1 2c-1.7-.7-3.2-1-4.7-1l1.7 1.7L6.6 22.2l-2.8-1.9L13.6 6.5C9.8 7.2 6.8 9.1 4.4 11.9Z",
  lantern:
    "M8.4 5.6a3.6 3.6 0 0 1 7.2 0H17.4l.9 2.8H5.7l.9-2.8ZM10.2 5.6h3.6a1.8 1.8 0 0 0-3.6 0ZM7 9.6h10l1.2 8.6H5.8ZM4.8 19.4h14.4v3H4.8Z",
  cart: "M1.6 7h20.8l-3.2 9.8H4.8ZM7.6 18a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Zm8.8 0a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM5 5.8 7.4 2.4l3 1.6 2.2-2.6 3.6 2 2.6 2.4Z",
};

/** What shines through a tool: flame, planks, the edge of the iron. */
export const SHINE: Record<Tool, string> = {
  pickaxe: "",
  lantern: "M12 10.6c2 2.1 2.7 3.3 2.7 4.5a2.7 2.7 0 0 1-5.4 0c0-1.2.7-2.4 2.7-4.5Z",
  cart: "M4.3 9.6h15.4l-.5 1.5H4.8ZM5.3 12.9h13.4l-.5 1.5H5.8Z",
};

/** A crack from top to bottom. */
export const CRACK = "M13.5 0 9 8.2l4.6 2.4-5 5.4 3.6 1.7-3 6.3";

export const KEY =
  "M7.5 3.5a5 5 0 0 1 4.7 6.7l8.6 8.5v3.3h-3.6v-2.2h-2.3v-2.4h-2.3l-2.7-2.7A5 5 0 1 1 7.5 3.5Zm-1.3 3.3a1.8 1.8 0 1 0 .1 3.6 1.8 1.8 0 0 0-.1-3.6Z";
export const EYE =
  "M12 5.5c5 0 8.6 3.4 10.5 6.5-1.9 3.1-5.5 6.5-10.5 6.5S3.4 15.1 1.5 12C3.4 8.9 7 5.5 12 5.5Zm0 2.3a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4Zm0 2.2a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z";
export const ROCKS = "M9.5 1.5 16 3l1.5 5-4 3.5-6-1.5-1-5ZM3.5 11.5l5 .5 2 4-3 4-5.5-1.5-1-4ZM15 12l5.5 1.5 2 4.5-4 4.5-6.5-1-1-4.5Z";
/** A lump of gold. */
export const NUGGET = "M4 15.5 3 9.5 8 4.5l6.5-1 5.5 4 1.5 6.5-4 5.5-7.5 1.5Z";
export const GLINT = "M8 6.5 13.5 5.5 10 10 5.5 10.5ZM15 7l3 2.5-2.5 2-3-1Z";
export const TURN = "M5 12a7 7 0 0 1 12.5-4.3M19 12a7 7 0 0 1-12.5 4.3M17.8 3.5v4.5h-4.5M6.2 20.5V16h4.5";
export const COINS = "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 7v10M14.8 9c-.6-1-1.6-1.4-2.8-1.4-1.6 0-2.8.8-2.8 2.1 0 3 5.8 1.5 5.8 4.5 0 1.4-1.3 2.2-3 2.2-1.4 0-2.5-.5-3-1.5";

/** Signs of the two dwarves, round 0, 0: a leaf on a disc, a diamond on a square. */
export const SIGN = {
  green: { ground: "M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0Z", sign: "M-5 5.5C-7-2-1-6.5 6-6 6.5 1 2.5 6.5-3.5 4.5L-5.5 7.5" },
  blue: { ground: "M-7.5-9.5h15a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2Z", sign: "M0-7 6 0 0 7-6 0Z" },
} as const;
