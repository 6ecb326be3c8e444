/** Eight kinds of pages, and the way between them without loading anew. */

export type Page =
  | { page: "home" }
  | { page: "table"; table: string }
  /** The same for a television: what all may see. */
  | { page: "screen"; table: string }
  /** At a step, or at the step in which an event happens. */
  | { page: "replay"; table: string; step: number; event?: number }
  | { page: "learn"; game: string }
  | { page: "rules"; game: string; at: string | null }
  | { page: "come"; token: string }
  | { page: "away" }
  | { page: "nowhere" };

export function pageOf(path: string, hash = ""): Page {
  const [, first = "", second = "", ...rest] = path.replace(/\/+$/, "").split("/");
  if (first === "t" && rest.length === 1 && rest[0] === "screen" && /^[a-z0-9]{8}$/.test(second)) return { page: "screen", table: second };
  if (rest.length === 0) {
    if (first === "" && second === "") return { page: "home" };
    if (first === "t" && /^[a-z0-9]{8}$/.test(second)) return { page: "table", table: second };
    if (first === "replay" && /^[a-z0-9]{8}$/.test(second)) {
      const [, sort, number = 0] = /^#(e?)(\d+)$/.exec(hash) ?? [];
      if (sort) return { page: "replay", table: second, step: 0, event: Number(number) };
      return { page: "replay", table: second, step: Number(number) };
    }
    if (first === "away" && second === "") return { page: "away" };
    if (first === "come" && second) return { page: "come", token: second };
    if (first === "learn" && second) return { page: "learn", game: second };
    if (first === "rules" && second) {
      return { page: "rules", game: second, at: /^#([\w-]+)$/.exec(hash)?.[1] ?? null };
    }
  }
  return { page: "nowhere" };
}

/** The address of a link to give away: its preview will speak our language. */
export const linkTo = (path: string, language: string): string => `${location.origin}${path}?l=${language}`;

let here = $state.raw<Page>(pageOf(location.pathname, location.hash));

export const route = {
  get page(): Page {
    return here;
  },
};

/** To a page, or with `#` to a place on it. */
export function go(path: string): void {
  if (path !== location.pathname) history.pushState(null, "", path);
  arrive();
  scrollTo(0, 0);
  if (location.hash) requestAnimationFrame(() => document.getElementById(location.hash.slice(1))?.scrollIntoView());
}

/** Lets links inside the house be followed without loading; returns what undoes it. */
export function followLinks(): () => void {
  const click = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest?.("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.getAttribute("href")?.startsWith("#")) return;
    if (pageOf(link.pathname).page === "nowhere") return;
    event.preventDefault();
    go(link.pathname + link.hash);
  };
  document.addEventListener("click", click);
  addEventListener("popstate", arrive);
  return () => {
    document.removeEventListener("click", click);
    removeEventListener("popstate", arrive);
  };
}

function arrive(): void {
  here = pageOf(location.pathname, location.hash);
}
