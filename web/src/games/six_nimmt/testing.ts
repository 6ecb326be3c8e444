/** What the server tells of the game, for tests. */

import { LARGEST, number, termsFor, word } from "../../testing/terms";

export const terms = termsFor("six-nimmt", 2, 10, [
  word("variant", "SN-16", "classic", "known", "draft"),
  number("target", "SN-14", 66, LARGEST),
  number("rounds", "SN-14", null, LARGEST),
]);
