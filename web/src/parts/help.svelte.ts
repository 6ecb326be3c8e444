/** Whether hints are offered by themselves to who thinks for long: in the first game after a lesson, unless the device
 * says otherwise. A setting of the device, not of the table: what may be asked for, the table has agreed on. */

import { keep, kept } from "./kept";
import { remember, remembered } from "./tables";

let wished = $state(kept("help"));

export const help = {
  /** At every table. */
  get always(): boolean {
    return wished === "yes";
  },
  set always(wish: boolean) {
    wished = wish ? "yes" : null;
    keep("help", wished);
  },
};

/** The first game after a lesson is played here. */
export function offerHelpAt(table: string): void {
  remember(table, { help: true });
}

export function helpIsOffered(table: string): boolean {
  return wished === "yes" || remembered(table)?.help === true;
}

/** Enough of it, here and elsewhere. */
export function refuseHelp(table: string): void {
  remember(table, { help: false });
  help.always = false;
}
