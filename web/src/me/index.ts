/** The own page, and its words: fetched when somebody opens it. */

import { speakOfMe } from "./words";

export const mePage = async () => (await Promise.all([import("./MePage.svelte"), speakOfMe()]))[0];
