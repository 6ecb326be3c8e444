"""What a careful eye finds on a screen: axe's rules, things too small to touch, things cut off."""

from functools import cache
from typing import Any

from browser.house import WEB
from playwright.sync_api import Page

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (sort) => {
  const asked = axe.getRules().filter(({ tags }) =>
    !tags.includes("wcag2aaa") && !tags.includes("deprecated") && (!sort || tags.includes(sort)));
  const runOnly = { type: "rule", values: asked.map(({ ruleId }) => ruleId) };
  const top = document.querySelector("dialog:modal") ?? document;
  const { violations } = await axe.run(top, { resultTypes: ["violations"], runOnly });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) =>
    `${id}: ${target.join(" ")}: ${failureSummary.replaceAll(/\\s+/g, " ").slice(0, 300)}`));
}"""
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
THEMES = ("dark", "light")
COLOURS = """() => [...document.body.querySelectorAll(":not(fieldset *)")].map((thing) => {
  const { color, backgroundColor, borderTopColor, fill, stroke } = getComputedStyle(thing);
  const name = thing.outerHTML.slice(0, 80);
  return [name, color, backgroundColor, borderTopColor, fill, stroke].join();
})"""
MEASURE = """() => {
  const found = [];
  const top = document.querySelector("dialog[open]") ?? document.body;
  const nameOf = (thing) =>
    `${thing.tagName.toLowerCase()}.${thing.className.baseVal ?? thing.className} ` +
    JSON.stringify((thing.ariaLabel ?? thing.textContent ?? "").trim().slice(0, 40));
  const seen = (thing) => thing.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !thing.closest(".unseen");
  const scrolls = (thing) => {
    for (let up = thing.parentElement; up; up = up.parentElement) {
      if (["auto", "scroll"].includes(getComputedStyle(up).overflowX)) return up;
    }
    return null;
  };
  for (const page of [document.scrollingElement, ...document.querySelectorAll("main, .body")]) {
    if (page.scrollWidth <= page.clientWidth + 1) continue;
    const { left, right } = page.getBoundingClientRect();
    const out = [...page.querySelectorAll("*")].filter((thing) => {
      const place = thing.getBoundingClientRect();
      return place.width > 0 && (place.right > right + 1 || place.left < left - 1);
    });
    found.push(`scrolls sideways: ${nameOf(page)} because of ${out.map(nameOf).slice(0, 4)}`);
  }
  for (const thing of top.querySelectorAll("button, a[href], input, select, summary, [role=tab]")) {
    if (!seen(thing) || thing.closest("[inert]")) continue; // nobody touches a picture
    const touched = thing.matches("[type=checkbox], [type=radio]") ? thing.closest("label") : thing;
    const { width, height, left, right } = touched.getBoundingClientRect();
    const turned = touched.matches(".fan *"); // a fan's cards lie over each other
    if ((width < 43.5 && !turned) || height < 43.5) {
      found.push(`small, ${Math.round(width)} × ${Math.round(height)}: ${nameOf(thing)}`);
    }
    const inside = scrolls(thing)?.matches(".scroll");
    if ((left < -0.5 || right > innerWidth + 0.5) && !inside) {
      found.push(`cut off: ${nameOf(thing)}`);
    }
    if (thing.matches(".button") && thing.scrollWidth > thing.clientWidth + 1) {
      found.push(`too narrow for its words: ${nameOf(thing)}`);
    }
  }
  const words = "nav button > span, h1, h2, h3, legend, label, .status p";
  for (const word of top.querySelectorAll(words)) {
    if (!seen(word) || word.matches(".unseen")) continue;
    if (word.scrollWidth > word.clientWidth + 1 && word.clientWidth > 1) {
      found.push(`words cut: ${nameOf(word)}`);
    }
  }
  return found;
}"""


@cache
def _axe() -> str:
    return AXE.read_text("utf-8")


def still(page: Page) -> None:
    """Wait until nothing moves any more."""
    page.evaluate(STILL)


def speak(page: Page, language: str) -> None:
    """The page goes on in another language, as if it had been chosen in another window."""
    page.evaluate(SPEAK, language)


def light_up(page: Page, theme: str) -> None:
    """Day or night comes, as the system tells it to the page; all has its new colours."""
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    still(page)


def broken_rules(page: Page) -> list[str]:
    """What axe finds by day and by night; nothing, if all is well. It is asked all that it knows,
    its experiments too, but for the triple A and what it has given up. Another light changes
    nothing but colours, so then it is asked about these. Behind an open dialog nothing can be
    reached or is meant to be read, and the page has been looked at without it."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_axe())
    dark = page.evaluate("() => matchMedia('(prefers-color-scheme: dark)').matches")
    now, then = THEMES if dark else THEMES[::-1]  # one change of light for each screen, not two
    still(page)
    found = [f"{now}, {what}" for what in page.evaluate(RUN)]
    light_up(page, then)
    return found + [f"{then}, {what}" for what in page.evaluate(RUN, "cat.color")]


def colours(page: Page) -> list[str]:
    """The colours of everything on the page, but not of what can be chosen there."""
    found: list[str] = page.evaluate(COLOURS)
    return found


def clumsy(page: Page) -> list[str]:
    """Targets under 44 px, things outside the screen, words that don't fit."""
    still(page)
    found: list[str] = page.evaluate(MEASURE)
    return found


def box(page: Page, selector: str) -> list[dict[str, Any]]:
    """Where these things lie on the screen."""
    boxes: list[dict[str, Any]] = page.locator(selector).evaluate_all(
        "things => things.map(thing => thing.getBoundingClientRect().toJSON())"
    )
    return boxes
