"""What a careful eye finds on a screen: axe's rules, things too small to touch, things cut off."""

from functools import cache
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from browser.house import WEB
from playwright.sync_api import CDPSession, Page

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
STILL = """async () => {
  const drawn = () => new Promise((after) =>
    requestAnimationFrame(() => requestAnimationFrame(after)));
  const moving = () => document.getAnimations().filter(({ playState, effect }) =>
    playState === "running" && effect.getComputedTiming().iterations !== Infinity);
  await document.fonts.ready;
  await drawn();
  while (moving().length) {  // one movement may begin where another ends
    await Promise.all(moving().map((animation) => animation.finished.catch(() => null)));
    await drawn();
  }
}"""
SPEAK = """async (language) => {
  localStorage.setItem("korsi-language", language);
  dispatchEvent(new StorageEvent("storage", { key: "korsi-language" }));
  while (document.documentElement.lang !== language) await new Promise(requestAnimationFrame);
}"""
PLACES = """\
window.places = new Set();
const look = () => {
  const place = (%s)();
  if (place) places.add(place);
  requestAnimationFrame(look);
};
requestAnimationFrame(look);"""
THEMES = ("dark", "light")
_lines: WeakKeyDictionary[Page, CDPSession] = WeakKeyDictionary()
COLOURS = """() => [...document.body.querySelectorAll(":not(fieldset *)")].map((thing) => {
  const { color, backgroundColor, borderTopColor, fill, stroke } = getComputedStyle(thing);
  const name = thing.outerHTML.slice(0, 80);
  return [name, color, backgroundColor, borderTopColor, fill, stroke].join();
})"""
LOOK = Path(__file__).with_name("looks.js").read_text("utf-8")


@cache
def _axe() -> str:
    return f"{AXE.read_text('utf-8')};axe.configure({{ noHtml: true }})"


def still(page: Page) -> None:
    """Wait until nothing moves any more."""
    page.evaluate(STILL)


def watching(place: str) -> str:
    """A script for a page that is still to come: in `places` is where something has ever lain, as
    this function of its own tells it in every frame, nothing while it is not there."""
    return PLACES % place


def speak(page: Page, language: str) -> None:
    """The page goes on in another language, as if it had been chosen in another window."""
    page.evaluate(SPEAK, language)


def lay_out(page: Page, width: int, height: int) -> None:
    """On a screen of this size."""
    line = _line(page)
    wish = {"width": width, "height": height, "screenWidth": width, "screenHeight": height}
    how = {"deviceScaleFactor": 1, "mobile": False}
    line.send("Emulation.setDeviceMetricsOverride", {**wish, **how})


def _line(page: Page) -> CDPSession:
    """The page's own: what was wished for is forgotten with the line."""
    if page not in _lines:
        _lines[page] = page.context.new_cdp_session(page)
    return _lines[page]


def forget_size(page: Page) -> None:
    """Whatever was wished for of the screen's size."""
    if page in _lines:
        _lines.pop(page).detach()


def light_up(page: Page, theme: str) -> None:
    """Day or night comes, as the system tells it to the page; all has its new colours."""
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    still(page)


def colours(page: Page) -> list[str]:
    """The colours of everything on the page, but not of what can be chosen there."""
    found: list[str] = page.evaluate(COLOURS)
    return found


def clumsy(page: Page, *languages: str) -> list[str]:
    """Targets under 44 px, things outside the screen, words that don't fit; in one language after
    the other, where some are named."""
    return _look(page, languages, rules=False)


def faults(page: Page, *languages: str) -> list[str]:
    """The same, and what axe finds by day and by night; nothing, if all is well. Another light
    changes nothing but colours, so then axe is asked about these. Behind an open dialog nothing can
    be reached or is meant to be read, and the page has been looked at without it.

    Strokes of drawings that say nothing are left out: places, sizes, colours and names are the
    same, and most of a board's things are such strokes."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_axe())
    return _look(page, languages, rules=True)


def _look(page: Page, languages: tuple[str, ...], *, rules: bool) -> list[str]:
    found: list[str] = page.evaluate(LOOK, {"languages": languages, "rules": rules})
    return found


def box(page: Page, selector: str) -> list[dict[str, Any]]:
    """Where these things lie on the screen."""
    boxes: list[dict[str, Any]] = page.locator(selector).evaluate_all(
        "things => things.map(thing => thing.getBoundingClientRect().toJSON())"
    )
    return boxes
