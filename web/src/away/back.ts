/** Looks whether the server is there again: soon at first, then every now and then, and at once when the
 * device says that it has a connection or somebody looks at the page. */

const FIRST = 2_000;
const SELDOM = 20_000;

export function comeBack(back: () => void, there: () => Promise<boolean> = isThere): () => void {
  let [wait, timer, asking, over] = [FIRST, 0, false, false];

  async function ask() {
    if (asking || over) return;
    asking = true;
    clearTimeout(timer);
    const found = await there();
    asking = false;
    if (over) return;
    if (found) return back();
    timer = window.setTimeout(ask, wait);
    wait = Math.min(SELDOM, wait * 1.5);
  }

  function now() {
    wait = FIRST;
    void ask();
  }
  const seen = () => document.visibilityState === "visible" && now();

  timer = window.setTimeout(ask, wait);
  addEventListener("online", now);
  document.addEventListener("visibilitychange", seen);
  return () => {
    over = true;
    clearTimeout(timer);
    removeEventListener("online", now);
    document.removeEventListener("visibilitychange", seen);
  };
}

async function isThere(): Promise<boolean> {
  try {
    return (await fetch("/healthz", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
