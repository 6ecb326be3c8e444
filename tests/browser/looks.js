// What a careful eye finds on this screen; see looks.py. All of it in one visit: to ask a page costs more than most of its answers.
async ({ languages, rules }) => {
  const root = document.documentElement;
  const drawn = () => new Promise((after) => requestAnimationFrame(() => requestAnimationFrame(after)));
  const moving = () => document.getAnimations().filter(({ playState, effect }) =>
    playState === "running" && effect.getComputedTiming().iterations !== Infinity);
  const still = async () => {
    await document.fonts.ready;
    await drawn();
    while (moving().length) {  // one movement may begin where another ends
      await Promise.all(moving().map((animation) => animation.finished.catch(() => null)));
      await drawn();
    }
  };
  const speak = async (language) => {
    if (root.lang === language) return;
    localStorage.setItem("korsi-language", language);
    dispatchEvent(new StorageEvent("storage", { key: "korsi-language" }));
    while (root.lang !== language) await new Promise(requestAnimationFrame);
  };

  /** Targets under 44 px, things outside the screen, words that don't fit. */
  const clumsy = () => {
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
  };

  /** All that axe knows, its experiments too, but for the triple A and what it has given up; or one sort of it. */
  const broken = async (sort) => {
    const asked = axe.getRules().filter(({ tags }) =>
      !tags.includes("wcag2aaa") && !tags.includes("deprecated") && (!sort || tags.includes(sort)));
    const runOnly = { type: "rule", values: asked.map(({ ruleId }) => ruleId) };
    const top = document.querySelector("dialog:modal") ?? document;
    const { violations } = await axe.run(top, { reporter: "no-passes", runOnly });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) =>
      `${id}: ${target.join(" ")}: ${failureSummary.replaceAll(/\s+/g, " ").slice(0, 300)}`));
  };

  // The strokes of drawings that say nothing are taken off for so long; their frames keep their places and their names.
  const said = "text, title, desc, foreignObject, image, a, [role], [tabindex], [aria-label]";
  const drawings = [...document.querySelectorAll("svg")]
    .filter((svg) => !svg.parentElement.closest("svg") && !svg.querySelector(said))
    .map((svg) => {
      const strokes = document.createDocumentFragment();
      strokes.append(...svg.childNodes);
      return [svg, strokes];
    });
  const found = [];
  for (const language of languages.length ? languages : [root.lang]) {
    await speak(language);
    await still();
    found.push(...clumsy().map((what) => `${language}: ${what}`));
  }
  if (rules) {
    const now = root.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
    found.push(...(await broken()).map((what) => `${now}: ${what}`));
    const then = now === "dark" ? "light" : "dark";
    root.dataset.theme = then;  // as the settings do it; one change of light for each screen, not two
    await still();
    found.push(...(await broken("cat.color")).map((what) => `${then}: ${what}`));
  }
  for (const [svg, strokes] of drawings) svg.append(strokes);
  return found;
}
