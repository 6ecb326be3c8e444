// What is wrong with a board on this screen; see test_layouts.py.
async ({ needed, smallest, held }) => {
  if (held) document.querySelector(held).click();
  await document.fonts.ready;
  const frame = () => new Promise(requestAnimationFrame);
  // A size is told in one frame, the maze moves in the next, and marks follow it in the one after that.
  const drawn = async () => { for (let frames = 0; frames < 5; frames += 1) await frame(); };
  const moving = () => document.getAnimations().filter(({ playState, effect }) =>
    playState === "running" && effect.getComputedTiming().iterations !== Infinity);
  do {  // one movement may begin where another ends
    await Promise.all(moving().map((animation) => animation.finished.catch(() => null)));
    await drawn();
  } while (moving().length);
  const found = [];
  if (held && !document.querySelector(`${held}[aria-pressed=true]`)) found.push("nothing is in hand");
  const nameOf = (thing) => `${thing.tagName.toLowerCase()}.${thing.className.baseVal ?? thing.className} `
    + JSON.stringify((thing.ariaLabel ?? thing.textContent ?? "").trim().replaceAll(/\s+/g, " ").slice(0, 40));
  const seen = (thing) => thing.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !thing.closest(".unseen, .air");
  const main = document.querySelector("main");
  const scroller = (thing) => {
    for (let up = thing.parentElement; up; up = up.parentElement) {
      const { overflowY } = getComputedStyle(up);
      if (["auto", "scroll"].includes(overflowY) && up.scrollHeight > up.clientHeight + 1) return up;
    }
    return null;
  };
  const inside = (thing, page) => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    const window = page?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
    return left >= -1 && top >= window.top - 1 && right <= innerWidth + 1 && bottom <= window.bottom + 1;
  };
  const over = (thing) => {  // what lies over it, if anything does
    const { left, top, width, height } = thing.getBoundingClientRect();
    for (const [x, y] of [[0.5, 0.5], [0.2, 0.3], [0.8, 0.3], [0.2, 0.7], [0.8, 0.7]]) {
      const [px, py] = [left + x * width, top + y * height];
      if (px < 0 || py < 0 || px >= innerWidth || py >= innerHeight) continue;
      const hit = document.elementFromPoint(px, py);
      if (!hit || thing.contains(hit) || hit.contains(thing)) continue;
      if (hit.closest("[role=toolbar]") && hit.closest("[role=toolbar]") === thing.closest("[role=toolbar]")) continue;
      return hit;
    }
    return null;
  };

  // What is needed is there, and nothing lies over it.
  for (const wish of needed) {
    for (const thing of main.querySelectorAll(wish)) {
      if (!seen(thing)) continue;
      const page = scroller(thing);
      const before = page?.scrollTop;
      if (!inside(thing, page)) {
        if (!page) {
          found.push(`outside: ${nameOf(thing)}`);
          continue;
        }
        const { top, bottom } = page.getBoundingClientRect();
        const fold = Math.min(bottom, innerHeight);
        const cue = [...page.querySelectorAll("button, li, p, svg, section, [data-card], .felt, .window, .square")].some((other) => {
          const place = other.getBoundingClientRect();
          return seen(other) && place.top < fold - 6 && place.bottom > fold + 6;
        });
        if (!cue) found.push(`nobody knows that one must scroll: ${nameOf(thing)}`);
        thing.scrollIntoView({ block: "nearest" });
        const high = thing.getBoundingClientRect().height;
        if (!inside(thing, page) && high <= fold - top) found.push(`can't be scrolled to: ${nameOf(thing)}`);
      }
      const hit = over(thing);
      if (hit) found.push(`covered: ${nameOf(thing)} by ${nameOf(hit)}`);
      if (page) page.scrollTop = before;
    }
  }

  // On a large screen the board takes what there is: with the seats around it two thirds of the height and of the width
  // at the least, the own hand large under its middle, and no quarter of the screen is empty.
  const room = main.querySelector(".scroll").getBoundingClientRect();
  if (innerWidth >= 760 && innerHeight >= 700) {
    const [stage, hand] = ["[data-stage]", "[data-hand]"].map((wish) => main.querySelector(wish)?.getBoundingClientRect());
    const share = (part, whole) => `${Math.round((100 * part) / whole)} %`;
    if (!stage || !hand) found.push("no stage, or no hand");
    else {
      if (stage.width < (2 / 3) * room.width) found.push(`stage, of the width: ${share(stage.width, room.width)}`);
      const least = innerWidth > innerHeight ? 2 / 3 : 1 / 2;
      if (stage.height < least * room.height) found.push(`stage, of the height: ${share(stage.height, room.height)}`);
      if (hand.top < stage.bottom - 1) found.push("hand over the stage, or beside it");
      if (hand.height < 0.14 * innerHeight && innerWidth > innerHeight) found.push(`hand, of the window: ${share(hand.height, innerHeight)}`);
      const aside = Math.abs((hand.left + hand.right - room.left - room.right) / 2);
      if (aside > 0.08 * room.width) found.push(`hand, beside the middle: ${Math.round(aside)} px`);
      const lowest = Math.max(stage.bottom, hand.bottom);
      if (lowest < room.top + 0.9 * room.height) found.push(`empty below: ${share(room.bottom - lowest, room.height)}`);
    }
  }

  // Targets are large enough.
  const least = Math.min(innerWidth, innerHeight) <= smallest ? 24 : 43;
  for (const thing of document.querySelectorAll("main button, header button, main a[href]")) {
    if (!seen(thing) || thing.disabled) continue;
    const { width, height } = thing.getBoundingClientRect();
    const turned = thing.matches(".fan *");
    if ((width < least && !turned) || height < least) {
      found.push(`small, ${Math.round(width)} × ${Math.round(height)}: ${nameOf(thing)}`);
    }
  }

  // No text is cut; a person's name may be shortened, with dots.
  const walker = document.createTreeWalker(document.querySelector(".room"), NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const holder = text.parentElement;
    if (!text.data.trim() || !seen(holder) || holder.closest("[role=log], svg")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const words = range.getBoundingClientRect();
    if (words.width === 0) continue;
    for (let up = holder; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      const box = up.getBoundingClientRect();
      const clips = ["hidden", "clip"].includes(style.overflowX);
      if (box.width <= 2) break; // for screen readers only
      const scrolls = ["auto", "scroll"].includes(style.overflowX) || ["auto", "scroll"].includes(style.overflowY);
      if (scrolls) break;
      const spills = words.right > box.right + 1.5 || words.left < box.left - 1.5;
      if (!spills) continue;
      if (clips && style.textOverflow === "ellipsis" && up.closest("bdi, .who, .name")) break;
      if (clips || up.matches("button, li, .button, .status, .plate")) {
        found.push(`text cut: ${JSON.stringify(text.data.trim().slice(0, 40))} in ${nameOf(up)}`);
        break;
      }
    }
    if (!holder.closest(".scroll, .beside, .players") && (words.right > innerWidth + 1 || words.left < -1)) {
      found.push(`text outside: ${JSON.stringify(text.data.trim().slice(0, 40))}`);
    }
  }

  // Marbles of a track touch.
  for (const track of document.querySelectorAll("[data-track]")) {
    const balls = [...track.querySelectorAll("[data-spot]:not(.behind) .ball")].map((ball) => ball.getBoundingClientRect());
    balls.sort((one, other) => one.left - other.left);
    for (let at = 1; at < balls.length; at++) {
      const gap = balls[at].left - balls[at - 1].right;
      if (Math.abs(gap) > 2) found.push(`marbles ${gap.toFixed(1)} px apart: ${nameOf(track).slice(0, 40)}`);
    }
  }
  const kinds = new Set(found.map((what) => what.slice(0, 20)));  // one of each sort is enough
  return [...kinds].map((kind) => found.find((what) => what.startsWith(kind)));
}
