/** What has to do with time at a table, once the words for it are there. */

import AtTable from "./AtTable.svelte";
import Together from "./Together.svelte";
import { speakOfTime } from "./words";

export async function atTable(): Promise<{ default: typeof AtTable }> {
  await speakOfTime();
  return { default: AtTable };
}

export async function together(): Promise<{ default: typeof Together }> {
  await speakOfTime();
  return { default: Together };
}
