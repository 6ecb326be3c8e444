"""What a careful eye finds on a screen: axe's rules, things too small to touch, things cut off."""

from functools import cache
from typing import Any

from browser.house import WEB
from playwright.sync_api import Page

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (rules) => {
  const only = rules ? { runOnly: { type: "rule", values: rules } } : {};
  const { violations } = await axe.run(document, { resultTypes: ["violations"], ...only });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) =>
    `${id}: ${target.join(" ")}: ${failureSummary.replaceAll(/\\s+/g, " ").slice(0, 300)}`));
}"""
STILL = """async () => {
  await document.fonts.ready;
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  await Promise.all(document.getAnimations()
    .filter((animation) => animation.effect.getComputedTiming().iterations !== Infinity)
    .map((animation) => animation.finished.catch(() => null)));
}"""
OF_COLOURS = ["color-contrast", "link-in-text-block"]
THEME = """(theme) => {
  const page = document.documentElement;
  page.dataset.theme = theme;
  page.style.display = "none";
  void page.offsetHeight;
  page.style.display = "";
}"""
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
    if (!seen(thing)) continue;
    const touched = thing.matches("[type=checkbox], [type=radio]") ? thing.closest("label") : thing;
    const { width, height, left, right } = touched.getBoundingClientRect();
    const turned = touched.matches(".fan *"); // a fan's cards lie over each other
    if ((width < 43.5 && !turned) || height < 43.5) {
      found.push(`small, ${Math.round(width)} × ${Math.round(height)}: ${nameOf(thing)}`);
    }
    const inside = scrolls(thing)?.matches("[role=region]");
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


def light_up(page: Page, theme: str) -> None:
    """Light or dark, as the settings do it; all styles anew, for Chromium forgets some."""
    page.evaluate(THEME, theme)
    still(page)


def broken_rules(page: Page) -> list[str]:
    """What axe finds, by day and by night; nothing, if all is well."""
    light_up(page, "dark")
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_axe())
    dark: list[str] = page.evaluate(RUN, None)
    light_up(page, "light")
    light: list[str] = page.evaluate(RUN, OF_COLOURS)  # nothing else differs
    return [f"dark, {what}" for what in dark] + [f"light, {what}" for what in light]


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
