/** Which of the open tables somebody wants to see. */

import type { TableInfo } from "../protocol/types";

export interface Filter {
  game: string | null;
  /** So many free seats at least. */
  free: number;
  /** Of who has set the table, as far as that is known. */
  language: string | null;
}

export const EVERYTHING: Filter = { game: null, free: 1, language: null };

export const freeAt = ({ sitters }: TableInfo): number => sitters.filter(({ kind }) => kind === "free").length;

export const passes = ({ game, free, language }: Filter, table: TableInfo): boolean =>
  (game === null || table.game === game) && freeAt(table) >= free && (language === null || table.language === language);
