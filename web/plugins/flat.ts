/** A drawing of ours that needs no browser any more: what its styles say is written on each of its things, and
 * variables are what they stand for. By day: `light-dark()` is its first colour. */

import { Window } from "happy-dom";

type Styles = Record<string, string>;

export interface Rule {
  selector: string;
  weight: number;
  styles: Styles;
}

/** What those who draw without a browser understand. */
const DRAWN = /^(?:fill|stroke|stop|opacity|font|text-anchor|letter-spacing|paint-order|display|visibility|clip-path|mask|filter|dominant-baseline)/;

export function flat(body: string, styles: string): string {
  const window = new Window();
  window.document.body.innerHTML = body;
  const drawing = window.document.body.querySelector("svg");
  if (!drawing) throw new Error("there is nothing drawn");
  const rules = rulesOf(styles);
  write(drawing, rules, {});
  for (const thing of [drawing, ...drawing.querySelectorAll("[class]")]) thing.removeAttribute("class"); // only now: who is in it may be found by it
  drawing.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  const text = drawing.outerHTML;
  void window.happyDOM.close();
  return text;
}

type Thing = NonNullable<ReturnType<Window["document"]["querySelector"]>>;

function write(thing: Thing, rules: Rule[], inherited: Styles): void {
  const own: Styles = {};
  for (const { selector, styles } of rules) if (matches(thing, selector)) Object.assign(own, styles);
  Object.assign(own, declared(thing.getAttribute("style") ?? ""));
  const known = { ...inherited };
  for (const [name, value] of Object.entries(own)) if (name.startsWith("--")) known[name] = resolved(value, known);
  const said = Object.entries(own).filter(([name]) => DRAWN.test(name)).map(([name, value]) => `${name}:${resolved(value, known)}`);
  thing.removeAttribute("style");
  if (said.length > 0) thing.setAttribute("style", said.join(";"));
  for (const inner of thing.children) write(inner, rules, known);
}

function matches(thing: Thing, selector: string): boolean {
  try {
    return thing.matches(selector);
  } catch {
    return false; // a state that a drawing is never in
  }
}

/** Plain rules, the weakest first. What stands in an at-rule is for other moments: a hand, a screen, the night. */
export function rulesOf(styles: string): Rule[] {
  const text = styles.replace(/\/\*[\s\S]*?\*\//g, "");
  const found: Rule[] = [];
  let [depth, from, opened] = [0, 0, 0];
  for (let at = 0; at < text.length; at++) {
    if (text[at] === ";" && depth === 0) from = at + 1;
    if (text[at] === "{" && depth++ === 0) opened = at;
    if (text[at] !== "}" || --depth > 0) continue;
    const head = text.slice(from, opened).trim();
    if (!head.startsWith("@")) for (const selector of head.split(",")) found.push({ selector: selector.trim(), weight: weightOf(selector), styles: declared(text.slice(opened + 1, at)) });
    from = at + 1;
  }
  return found.toSorted((one, other) => one.weight - other.weight); // stable: of equals the later one counts
}

const weightOf = (selector: string): number =>
  100 * (selector.match(/#[\w-]+/g) ?? []).length + 10 * (selector.match(/[.[:](?!where)[\w-]+/g) ?? []).length + (selector.match(/(?:^|[\s>+~])[a-z]+/g) ?? []).length;

function declared(body: string): Styles {
  const parts = body.split(";").map((part) => /^\s*([\w-]+)\s*:\s*([\s\S]+?)\s*$/.exec(part));
  return Object.fromEntries(parts.filter((part) => part !== null).map(([, name, value]) => [name!, value!.replace(/\s*!important$/, "")]));
}

const DEEPEST = 20;

/** A value without variables. */
export function resolved(value: string, known: Styles): string {
  let said = value;
  for (let turn = 0; turn < DEEPEST && /var\(|light-dark\(/.test(said); turn++) {
    said = said
      .replace(/var\(\s*(--[\w-]+)\s*(?:,\s*([^()]*))?\)/g, (_, name: string, otherwise?: string) => known[name] ?? otherwise ?? "inherit")
      .replace(/light-dark\(\s*([^,()]+(?:\([^()]*\))?)\s*,\s*[^()]+(?:\([^()]*\))?\s*\)/g, "$1");
  }
  return said;
}
