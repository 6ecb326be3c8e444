/** What lies on the own page, from top to bottom. Whoever has something more to show about a person adds it here: a component
 * with a heading of its own. */

import type { Component } from "svelte";
import Devices from "./Devices.svelte";
import Farewell from "./Farewell.svelte";
import Games from "./Games.svelte";
import Keep from "./Keep.svelte";
import Known from "./Known.svelte";
import Look from "./Look.svelte";
import SignIn from "./SignIn.svelte";
import Someone from "./Someone.svelte";

export interface Section {
  name: string;
  section: Component;
}

export const SECTIONS: Section[] = [
  { name: "someone", section: Someone },
  { name: "games", section: Games },
  { name: "look", section: Look },
  { name: "keep", section: Keep },
  { name: "sign-in", section: SignIn },
  { name: "devices", section: Devices },
  { name: "known", section: Known },
  { name: "farewell", section: Farewell },
];
