/** Dates, means and shares as a language writes them. */

import type { StatisticValue } from "../protocol/types";
import { digits, words } from "../words/words.svelte";

export const dateSaid = (seconds: number): string => new Intl.DateTimeFormat(words.language, { dateStyle: "medium" }).format(seconds * 1000);

export const shareSaid = (share: number): string => new Intl.NumberFormat(words.language, { style: "percent", maximumFractionDigits: 0 }).format(share);

/** A whole number as it is; a mean with one digit after the point. */
export const numberSaid = (value: number): string =>
  Number.isInteger(value) ? digits(value) : new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 }).format(value);

export const valueSaid = ({ shown, value }: StatisticValue): string => (shown === "share" ? shareSaid(value) : numberSaid(value));
