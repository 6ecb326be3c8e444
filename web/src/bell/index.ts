/** Being told of one's turn on this device: fetched when it is shown. */

import { later } from "../parts/later";

const shown = later(() => import("./shown"));

export const bellSwitch = async () => ({ default: (await (await shown()).spoken()).BellSwitch });
export const bellOffer = async () => ({ default: (await (await shown()).spoken()).BellOffer });
