import type { Drawn } from "../games/board";
import { words } from "../words/words.svelte";

/** Where a drawing lies, with the digits that the reader has on cards. */
export const addressOf = (drawn: Drawn): string => drawn[words.latin ? "en" : words.language];
