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

  /** All that axe knows, its experiments too, but for the triple A and what it has given up; or one sort of it, about some
   * things. With them goes on what the rules about colours have looked at. */
  const broken = async (sort, things) => {
    const asked = axe.getRules().filter(({ tags }) =>
      !tags.includes("wcag2aaa") && !tags.includes("deprecated") && (!sort || tags.includes(sort)));
    const runOnly = { type: "rule", values: asked.map(({ ruleId }) => ruleId) };
    const top = things ? { include: things } : document.querySelector("dialog:modal") ?? document;
    const judged = await axe.run(top, { runOnly, reporter: (results, _, done) => done(results) });
    const colourful = judged.filter(({ tags }) => tags.includes("cat.color"))
      .flatMap(({ passes, violations, incomplete }) => [...passes, ...violations, ...incomplete]);
    const wrong = judged.filter(({ violations }) => violations.length > 0).map(({ id }) => id);
    const looked = [...new Set(colourful.map(({ node }) => node.element))];
    if (wrong.length === 0) return { faults: [], looked };
    // To put it in words takes axe longer than to find it.
    const { violations } = await axe.run(top, { reporter: "no-passes", runOnly: { type: "rule", values: wrong } });
    const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ target, any, all, none }) =>
      `${id}: ${target.join(" ")}: ${[...any, ...all, ...none].map(({ message }) => message).join(" ").slice(0, 300)}`));
    return { faults, looked };
  };

  /** Axe knows no top layer, and takes all that lies over words for their ground, be it empty: so meanwhile there is nothing behind a dialog,
   * and no layer for what flies, is marked or is said over the board, unless something is said. */
  const bare = new CSSStyleSheet();
  bare.replaceSync(`
    :root:has(dialog:modal) body { visibility: hidden }
    dialog:modal { visibility: visible !important }
    .air, .marks, .passing:not(:has(.notice)) { display: none !important }
  `);

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
    document.adoptedStyleSheets.push(bare);
    const { faults, looked } = await broken();
    found.push(...faults.map((what) => `${now}: ${what}`));
    const then = now === "dark" ? "light" : "dark";
    root.dataset.theme = then;  // as the settings do it; one change of light for each screen, not two
    if (looked.length > 0) {
      await still();
      found.push(...(await broken("cat.color", looked)).faults.map((what) => `${then}: ${what}`));
    }
    document.adoptedStyleSheets.pop();
  }
  for (const [svg, strokes] of drawings) svg.append(strokes);
  return found;
}
