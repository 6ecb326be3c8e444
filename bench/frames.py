"""The page's own work in each frame of a story, on a phone with a processor a quarter as fast.

    python bench/frames.py [SECONDS] [GAME …]    (make frames builds the client first)

In every game somebody plays careless moves against bots, at the usual pace, while Chromium writes
a trace. Told are the frames that fell into a story: what the page's main thread did in each
(scripts, styles, layout, paint; not the waiting), the share above the bar, and the longest task.
Times are processor times, times four: so a busy machine costs less.
"""

import json
import statistics
import sys
import tempfile
from bisect import bisect
from collections import defaultdict
from pathlib import Path
from time import monotonic
from typing import Any

import httpx

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.chromium import launch_options
from browser.games import GAMES
from browser.house import House, built_client
from playwright.sync_api import Browser, sync_playwright

SLOWER = 4
"""So many times slower than this machine."""
BAR = 8.0
LONG = 200.0
PHONE = {"width": 390, "height": 844}
SORTS = [
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "blink.user_timing",
    "toplevel",
]
WATCH = """\
new MutationObserver(() => {
  const told = document.querySelector("[data-telling]") !== null;
  if (told !== window.korsiTold) performance.mark(told ? "story" : "rest");
  window.korsiTold = told;
}).observe(document, {
  subtree: true, childList: true, attributes: true, attributeFilter: ["data-telling"],
});
window.WebSocket = class extends WebSocket {
  constructor(...wishes) {
    super(...wishes);
    window.korsiSocket = this;
    this.addEventListener("message", ({ data }) => {
      const said = JSON.parse(data);
      if (said.legal) window.korsiLegal = said.legal;
    });
  }
};"""
PLAY = """() => {
  if (window.korsiTold || !window.korsiLegal?.length) return;
  const move = korsiLegal[Math.floor(Math.random() * korsiLegal.length)];
  window.korsiLegal = [];
  korsiSocket.send(JSON.stringify({ do: "move", id: crypto.randomUUID().slice(0, 16), move }));
}"""


def main(seconds: float, games: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder), built_client(), quick=False)
        house.open()
        browser = playwright.chromium.launch(**launch_options())
        for game in games:
            trace = Path(folder) / f"{game}.json"
            play(browser, house.address, game, seconds, trace)
            report(game, json.loads(trace.read_text("utf-8"))["traceEvents"])
        browser.close()
        house.close()


def play(browser: Browser, address: str, game: str, seconds: float, trace: Path) -> None:
    """Play for a while, and write what the browser did."""
    context = browser.new_context(base_url=address, viewport=PHONE, has_touch=True, is_mobile=True)
    context.add_init_script(WATCH)
    page = context.new_page()
    page.goto("/")
    wish = {"game": game, "seats": seats(address, game), "bots": "normal"}
    page.request.put("/api/me", data={"name": "Ada"})
    page.goto(f"/t/{page.request.post('/api/tables', data=wish).json()['table']}")
    page.locator("main .board").first.wait_for()
    page.wait_for_timeout(4000)  # what is fetched ahead has come
    browser.start_tracing(page=page, path=str(trace), categories=SORTS)
    end = monotonic() + seconds
    while monotonic() < end:
        page.evaluate(PLAY)
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
        page.wait_for_timeout(150)
    browser.stop_tracing()
    context.close()


def seats(address: str, game: str) -> int:
    entries = httpx.get(f"{address}/api/catalogue").json()["games"]
    (entry,) = (entry for entry in entries if entry["game"] == game)
    return min(4, int(entry["seats"]["to"]))


def report(game: str, events: list[dict[str, Any]]) -> None:
    thread = next(((one["pid"], one["tid"]) for one in events if one["name"] == "story"), None)
    mine = sorted(
        (event for event in events if (event["pid"], event["tid"]) == thread and "ts" in event),
        key=lambda event: event["ts"],
    )
    stories = spans(mine)
    drawn = [event["ts"] for event in mine if event["name"] == "Commit"]
    work: dict[int, float] = defaultdict(float)
    longest = 0.0
    for task in mine:
        if task["name"] != "RunTask" or not any(
            start <= task["ts"] < end for start, end in stories
        ):
            continue
        took = SLOWER * task.get("tdur", task["dur"]) / 1000
        work[bisect(drawn, task["ts"])] += took
        longest = max(longest, took)
    frames = sorted(work.values())
    if not frames:
        sys.stdout.write(f"{game}: nothing was told\n")
        return
    part = statistics.quantiles(frames, n=100, method="inclusive")
    over = sum(frame > BAR for frame in frames) / len(frames)
    told = sum(end - start for start, end in stories) / 1e6
    sys.stdout.write(
        f"{game}: {len(stories)} stories, {told:.0f} s, {len(frames)} frames; own work "
        f"in a frame, ms: median {part[49]:.1f}, 95 % {part[94]:.1f}, 99 % {part[98]:.1f}, "
        f"most {frames[-1]:.1f}; above {BAR:.0f}: {100 * over:.1f} %; "
        f"longest task {longest:.0f} (bar {LONG:.0f})\n"
    )
    sys.stdout.flush()


def spans(events: list[dict[str, Any]]) -> list[tuple[float, float]]:
    """From when to when something was told."""
    found: list[tuple[float, float]] = []
    since: float | None = None
    for event in events:
        if event["name"] == "story" and since is None:
            since = event["ts"]
        elif event["name"] == "rest" and since is not None:
            found.append((since, event["ts"]))
            since = None
    return found


if __name__ == "__main__":
    wishes = sys.argv[1:]
    main(float(wishes[0]) if wishes else 20, wishes[1:] or GAMES)
