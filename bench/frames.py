"""The page's own work in each frame of a story, on a phone with a processor a quarter as fast.

    python bench/frames.py [SECONDS] [GAME …] [--worst N]    (make frames builds the client first)

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

With `--worst N` it is also told what all frames above the bar consist of, and, of the N worst, what
each was: what took the time, how much of the page was styled and laid out, and which functions of
scripts ran. Looking so closely costs time itself.
"""

import argparse
import json
import statistics
import sys
import tempfile
from bisect import bisect, bisect_left
from collections import Counter
from dataclasses import dataclass, field
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
CLOSER = ["disabled-by-default-v8.cpu_profiler"]
"""Which functions run."""
TASK = "ThreadControllerImpl::RunTask"
"""Whatever a thread does, it does in one of these."""
DRAWN = "Layerize"
"""The page's last own step before a frame goes to the compositor."""
KINDS = {
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "PrePaint": "before paint",
    "Paint": "paint",
    "Layerize": "layers",
    "Commit": "commit",
    "FunctionCall": "scripts",
    "FireAnimationFrame": "scripts",
    "TimerFire": "scripts",
    "EventDispatch": "scripts",
    "RunMicrotasks": "scripts",
    "EvaluateScript": "scripts",
    "v8.callFunction": "scripts",
    "MajorGC": "rubbish",
    "MinorGC": "rubbish",
    "HitTest": "hits",
    "IntersectionObserverController::computeIntersections": "intersections",
}
"""What is done in a task. Time within one of these that is not in another of them is its own."""
Event = dict[str, Any]
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


@dataclass
class Frame:
    """What the page did for one: its tasks, and their time altogether."""

    tasks: list[Event] = field(default_factory=list)
    drew: bool = False
    work: float = 0.0


def main(seconds: float, games: list[str], worst: int) -> None:
    sorts = SORTS + CLOSER if worst else SORTS
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder), built_client(), quick=False)
        house.open()
        browser = playwright.chromium.launch(**launch_options())
        for game in games:
            trace = Path(folder) / f"{game}.json"
            play(browser, house.address, game, seconds, trace, sorts)
            report(game, json.loads(trace.read_text("utf-8"))["traceEvents"], worst)
        for things, apart in () if worst else ((0, False), (700, False), (700, True)):
            trace = Path(folder) / f"{things}-{apart}.json"
            change_a_word(browser, things, apart, trace)
            name = f"a word beside {things} things{' in a box of their own' if apart else ''}"
            report(name, json.loads(trace.read_text("utf-8"))["traceEvents"])
        browser.close()
        house.close()


def play(
    browser: Browser, address: str, game: str, seconds: float, trace: Path, sorts: list[str]
) -> None:
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
    browser.start_tracing(page=page, path=str(trace), categories=sorts)
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


def report(game: str, events: list[Event], worst: int = 0) -> None:
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
    works = [frame.work for frame in frames]
    part = statistics.quantiles(works, n=100, method="inclusive")
    over = sum(work > BAR for work in works)
    told = sum(end - start for start, end in stories) / 1e6
    sys.stdout.write(
        f"{game}: {len(stories)} stories, {told:.0f} s; the page was needed for "
        f"{len(frames) / told:.0f} of {FRAMES} frames a second; its work in one, ms: "
        f"median {part[49]:.1f}, 95 % {part[94]:.1f}, 99 % {part[98]:.1f}, most {works[-1]:.1f}; "
        f"above {BAR:.0f}: {over} of {len(frames)} ({100 * over / len(frames):.0f} %), "
        f"of all shown {100 * over / (FRAMES * told):.1f} %; longest task {longest:.0f} "
        f"(bar {LONG:.0f})\n"
    )
    if worst and over:
        tell_worst([frame for frame in frames if frame.work > BAR], mine, samples(events), worst)
    sys.stdout.flush()


def own_work(events: list[Event], stories: list[tuple[float, float]]) -> tuple[list[Frame], float]:
    """What the page did for each frame of the stories that it drew, or that it could have held
    up, least first; and its longest task. To a frame belongs what is done between two drawings,
    but not what was done long before: that has held up an earlier one. A task that the end of the
    trace fell into has no length, and is none."""
    drawn = [event["ts"] for event in events if event["name"] == DRAWN]
    frames: list[Frame] = []
    longest = 0.0
    number, since = -1, 0.0
    for task in events:
        start = task["ts"]
        if task["name"] != TASK or "dur" not in task:
            continue
        if not any(begun <= start < end for begun, end in stories):
            continue
        took = SLOWER * task.get("tdur", task["dur"]) / 1000
        longest = max(longest, took)
        before = bisect(drawn, start)
        if before != number or start > since + 1e6 / FRAMES:
            number, since = before, start
            frames.append(Frame())
        frame = frames[-1]
        frame.tasks.append(task)
        frame.drew = frame.drew or before < bisect(drawn, start + task["dur"])
        frame.work += took
    counted = (frame for frame in frames if frame.drew or frame.work > BAR)
    return sorted(counted, key=lambda frame: frame.work), longest


# ── The worst of them ────────────────────────────────────────────────────────────────────────


def tell_worst(
    frames: list[Frame], events: list[Event], ran: list[tuple[float, str]], worst: int
) -> None:
    starts = [event["ts"] for event in events]
    moments = [moment for moment, _ in ran]
    everything: Counter[str] = Counter()
    everywhere: Counter[str] = Counter()
    lines = []
    for frame in reversed(frames):
        kinds: Counter[str] = Counter()
        functions: Counter[str] = Counter()
        said: list[str] = []
        for task in frame.tasks:
            start, end = task["ts"], task["ts"] + task["dur"]
            within = events[bisect_left(starts, start) : bisect(starts, end)]
            kinds += own_times(task, within)
            said += filter(None, map(size_of, within))
            functions.update(
                name for _, name in ran[bisect_left(moments, start) : bisect(moments, end)]
            )
        everything += kinds
        everywhere += functions
        at = (frame.tasks[0]["ts"] - events[0]["ts"]) / 1e6
        lines.append(
            f"  {frame.work:5.1f} ms at {at:.2f} s: {most(kinds, '{:.1f}')}; {'; '.join(said)}"
            f"\n        {most(functions, '{}', 9)}\n"
        )
    count = len(frames)
    mean = Counter({kind: took / count for kind, took in everything.items()})
    sys.stdout.write(f"  a mean of {mean.total():.1f} ms: {most(mean, '{:.1f}', 12)}\n")
    sys.stdout.write(f"  in functions: {most(everywhere, '{}', 24)}\n")
    sys.stdout.writelines(lines[:worst])


def most(counted: Counter[str], form: str, count: int = 7) -> str:
    return ", ".join(f"{name} {form.format(much)}" for name, much in counted.most_common(count))


def own_times(task: Event, within: list[Event]) -> Counter[str]:
    """What a task spent on what, in processor time as everything here."""
    times: Counter[str] = Counter()
    open_now: list[Event] = [task]
    for event in within:
        if event is task or "tdur" not in event or event["name"] not in KINDS:
            continue
        while event["ts"] >= open_now[-1]["ts"] + open_now[-1]["dur"] and len(open_now) > 1:
            open_now.pop()
        took = SLOWER * event["tdur"] / 1000
        times[KINDS[event["name"]]] += took
        times[KINDS.get(open_now[-1]["name"], "rest")] -= took
        open_now.append(event)
    times["rest"] += SLOWER * task.get("tdur", task["dur"]) / 1000
    return times


def size_of(event: Event) -> str | None:
    """How much of the page was laid out or styled."""
    given = event.get("args", {})
    if event["name"] == "Layout" and "beginData" in given:
        begun = given["beginData"]
        roots = [
            root.get("nodeName") or "?" for root in given.get("endData", {}).get("layoutRoots", [])
        ]
        return f"laid out {begun['dirtyObjects']}/{begun['totalObjects']} from {', '.join(roots)}"
    if event["name"] == "UpdateLayoutTree":
        return f"styled {given.get('elementCount', '?')}"
    return None


def samples(events: list[Event]) -> list[tuple[float, str]]:
    """Which function of a script ran when, where that was written down."""
    begun: dict[str, float] = {}
    names: dict[str, dict[int, str]] = {}
    found: list[tuple[float, str]] = []
    for event in events:
        key = f"{event['pid']} {event.get('id', '')}"
        if event["name"] == "Profile":
            begun[key] = event["args"]["data"]["startTime"]
        if event["name"] != "ProfileChunk" or key not in begun:
            continue
        data = event["args"]["data"]
        known = names.setdefault(key, {})
        profile = data.get("cpuProfile", {})
        for node in profile.get("nodes", []):
            frame = node["callFrame"]
            place = (
                f":{frame.get('lineNumber', 0)}:{frame.get('columnNumber', 0)}"
                if frame.get("url")
                else ""
            )
            known[node["id"]] = (frame["functionName"] or "?") + place
        for node, after in zip(
            profile.get("samples", []), data.get("timeDeltas", []), strict=False
        ):
            begun[key] += after
            name = known.get(node, "?")
            if name not in ("(root)", "(program)", "(idle)"):
                found.append((begun[key], name))
    return sorted(found)


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
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("seconds", nargs="?", type=float, default=20)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--worst", type=int, default=0, metavar="N")
    wish = parser.parse_args()
    main(wish.seconds, wish.games, wish.worst)
