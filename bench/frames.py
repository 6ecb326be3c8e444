"""The page's own work in each frame of a story, on a phone with a processor a quarter as fast.

    python bench/frames.py [SECONDS] [GAME …]    (make frames builds the client first)

In every game somebody plays careless moves against bots, at the usual pace, while Chromium writes
a trace. Told are the frames that fell into a story: for how many of them the page's main thread
was needed at all, what it did in each (scripts, styles, layout, paint; not the waiting), how many
were above the bar, also as a share of all that a screen shows in that time, and the longest task.
Times are processor times, times four: so a busy machine costs less.

Last comes what a browser takes for the least that can happen, measured likewise: one word changes
on an empty page, beside 700 plain things, as many as a board has, and beside as many that are laid
out and painted by themselves.

Nothing of this program runs in a story: the page plays its moves by itself, between stories, and
what the server said is read then.
"""

import json
import statistics
import sys
import tempfile
from bisect import bisect
from pathlib import Path
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
FRAMES = 60
"""So many a second are shown."""
SORTS = ["devtools.timeline", "blink.user_timing", "toplevel"]
TASK = "ThreadControllerImpl::RunTask"
"""Whatever a thread does, it does in one of these."""
DRAWN = "Layerize"
"""The page's last own step before a frame goes to the compositor."""
PLAY = """\
{
  let [told, said, legal] = [false, [], []];
  new MutationObserver((seen) => {
    const now = seen.at(-1).target.hasAttribute("data-telling");
    if (now !== told) performance.mark(now ? "story" : "rest");
    told = now;
  }).observe(document, { subtree: true, attributeFilter: ["data-telling"] });
  let socket;
  window.WebSocket = class extends WebSocket {
    constructor(...wishes) {
      super(...wishes);
      socket = this;
    }
  };
  const parse = JSON.parse;  // whoever listens at the socket hears what is packed
  JSON.parse = (...wishes) => {
    const read = parse(...wishes);
    if (read?.say) said.push(read);
    return read;
  };
  setInterval(() => {
    document.querySelector("dialog[open]")?.requestClose();
    if (told) return;
    for (const message of said.splice(0)) legal = message.legal ?? legal;
    if (legal.length === 0) return;
    const move = legal[Math.floor(Math.random() * legal.length)];
    legal = [];
    socket.send(JSON.stringify({ do: "move", id: crypto.randomUUID().slice(0, 16), move }));
  }, 150);
}"""

WORDS = """async () => {
  const word = document.querySelector("p");
  performance.mark("story");
  for (let number = 1; number <= 40; number++) {
    word.textContent = String(number);
    await new Promise((then) => setTimeout(then, 150));
  }
  performance.mark("rest");
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
        for things, apart in ((0, False), (700, False), (700, True)):
            trace = Path(folder) / f"{things}-{apart}.json"
            change_a_word(browser, things, apart, trace)
            name = f"a word beside {things} things{' in a box of their own' if apart else ''}"
            report(name, json.loads(trace.read_text("utf-8"))["traceEvents"])
        browser.close()
        house.close()


def play(browser: Browser, address: str, game: str, seconds: float, trace: Path) -> None:
    """Play for a while, and write what the browser did."""
    context = browser.new_context(base_url=address, viewport=PHONE, has_touch=True, is_mobile=True)
    context.add_init_script(PLAY)
    page = context.new_page()
    page.goto("/")
    wish = {"game": game, "seats": seats(address, game), "bots": "normal"}
    page.request.put("/api/me", data={"name": "Ada"})
    page.goto(f"/t/{page.request.post('/api/tables', data=wish).json()['table']}")
    page.locator("main .board").first.wait_for()
    page.wait_for_timeout(4000)  # what is fetched ahead has come
    browser.start_tracing(page=page, path=str(trace), categories=SORTS)
    page.wait_for_timeout(1000 * seconds)
    browser.stop_tracing()
    context.close()


def change_a_word(browser: Browser, things: int, apart: bool, trace: Path) -> None:
    """No script but this, no styles, nothing that moves: one word becomes another, now and then."""
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    page = context.new_page()
    box = "<div style='display: inline-block; width: 20px; border: 1px solid'><b>x</b></div>"
    word, around = "", ""
    if apart:
        word = " style='contain: strict; height: 20px'"
        around = " style='contain: strict; height: 700px'"
    page.set_content(
        f"<meta name=viewport content='width=device-width'><p{word}>0</p>"
        f"<div{around}>{things // 2 * box}</div>"
    )
    browser.start_tracing(page=page, path=str(trace), categories=SORTS)
    page.evaluate(WORDS)
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
    frames, longest = own_work(mine, stories)
    if not frames:
        sys.stdout.write(f"{game}: nothing was told\n")
        return
    part = statistics.quantiles(frames, n=100, method="inclusive")
    over = sum(frame > BAR for frame in frames)
    told = sum(end - start for start, end in stories) / 1e6
    sys.stdout.write(
        f"{game}: {len(stories)} stories, {told:.0f} s; the page was needed for "
        f"{len(frames) / told:.0f} of {FRAMES} frames a second; its work in one, ms: "
        f"median {part[49]:.1f}, 95 % {part[94]:.1f}, 99 % {part[98]:.1f}, most {frames[-1]:.1f}; "
        f"above {BAR:.0f}: {over} of {len(frames)} ({100 * over / len(frames):.0f} %), "
        f"of all shown {100 * over / (FRAMES * told):.1f} %; longest task {longest:.0f} "
        f"(bar {LONG:.0f})\n"
    )
    sys.stdout.flush()


def own_work(
    events: list[dict[str, Any]], stories: list[tuple[float, float]]
) -> tuple[list[float], float]:
    """What the page did for each frame of the stories that it drew, or that it could have held
    up, least first; and its longest task. To a frame belongs what is done between two drawings,
    but not what was done long before: that has held up an earlier one."""
    drawn = [event["ts"] for event in events if event["name"] == DRAWN]
    frames: list[tuple[bool, float]] = []
    longest = 0.0
    number, since = -1, 0.0
    for task in events:
        start = task["ts"]
        if task["name"] != TASK or not any(begun <= start < end for begun, end in stories):
            continue
        took = SLOWER * task.get("tdur", task["dur"]) / 1000
        longest = max(longest, took)
        before = bisect(drawn, start)
        draws = before < bisect(drawn, start + task["dur"])
        if before != number or start > since + 1e6 / FRAMES:
            number, since = before, start
            frames.append((False, 0))
        drew, work = frames[-1]
        frames[-1] = (drew or draws, work + took)
    return sorted(work for drew, work in frames if drew or work > BAR), longest


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
