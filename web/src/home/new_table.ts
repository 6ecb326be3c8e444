/** The form for a new table, once all its words are there. */

import { speakOfTime } from "../time/words";
import NewTable from "./NewTable.svelte";

export async function spoken(): Promise<typeof NewTable> {
  await speakOfTime();
  return NewTable;
}
