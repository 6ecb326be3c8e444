/** What is said about a fair deal: the sheet's own words, and those of `korsi verify`. */

import { speakOf } from "../words/words.svelte";

const files = import.meta.glob<string>(["./words/*.ftl", "../../../engine/src/korsi/sentences/verify/*.ftl"], {
  query: "?words",
  import: "default",
});

export const speakOfFairness = (): Promise<void> =>
  speakOf("fairness", (language) =>
    Promise.all(Object.keys(files).filter((path) => path.endsWith(`/${language}.ftl`)).map((path) => files[path]!())),
  );
