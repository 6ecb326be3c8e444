/** What a device is called: the names of browsers and systems are the same in every language. */

import { say } from "../words/words.svelte";

const BROWSERS: Record<string, string> = {
  chrome: "Chrome",
  edge: "Edge",
  firefox: "Firefox",
  opera: "Opera",
  safari: "Safari",
  samsung: "Samsung Internet",
  yandex: "Yandex",
};
const SYSTEMS: Record<string, string> = {
  android: "Android",
  chromeos: "ChromeOS",
  ipad: "iPad",
  iphone: "iPhone",
  linux: "Linux",
  mac: "Mac",
  windows: "Windows",
};

export function deviceSaid({ browser, system }: { browser: string; system: string }): string {
  const [first, second] = [BROWSERS[browser], SYSTEMS[system]];
  if (first && second) return say("device-on", { browser: first, system: second });
  return first ?? second ?? say("device-any");
}
