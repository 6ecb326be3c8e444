import { MediaQuery } from "svelte/reactivity";

/** Room for a side column. */
export const wide = new MediaQuery("min-width: 1000px");
