/** What the server is asked about being told: fetched with the switch. */

import { ask } from "../link/http";
import type { Bell, BellWishes, HangBell, UnhangBell } from "../protocol/types";

/** Whether and how this guest is told of their turn where no page is open. */
export const bellNow = () => ask<Bell>("GET", "/api/me/bell");
export const hangBell = (device: HangBell) => ask<Bell>("PUT", "/api/me/bell", device);
export const unhangBell = (device: UnhangBell) => ask<Bell>("DELETE", "/api/me/bell", device);
export const wishOfBell = (wish: BellWishes) => ask<Bell>("PUT", "/api/me/bell/wishes", wish);
