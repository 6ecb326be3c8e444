/** Between a person and a board that is telling something. A short touch or key brings the story to its end and
 * does nothing else; who holds the finger or the key down sees it go faster, and lets go where it should go on as
 * before. */

/** A touch or key is held after so long. */
const LONG = 300;

interface Told {
  /** Jump to the end. */
  cut(): void;
  /** Go faster, or as before. */
  hold(held: boolean): void;
}

/** Keys that lead elsewhere, and end nothing. */
const PASSING = /^(Shift|Control|Alt|AltGraph|Meta|Tab)$/;
/** Keys of the browser, such as F5. */
const BROWSER = /^F\d+$/;

/** Listens until the function that it gives is called. `press` gets the keys that are free. */
export function gate(board: HTMLElement, story: Told, telling: () => boolean, press?: (event: KeyboardEvent) => void): () => void {
  /** The touch that ended the story: the click that follows belongs to it. */
  let touching = false;
  /** The keys that ended it, until they are let go. */
  const used = new Set<string>();
  /** What is down and may yet be held: a finger, or a key. */
  let down: string | null = null;
  let held = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const begin = (what: string) => {
    if (down !== null) return;
    down = what;
    timer = setTimeout(() => {
      held = true;
      story.hold(true);
    }, LONG);
  };
  /** It is up again: a short one ends the story, unless it was not meant so. */
  const end = (what: string, meant: boolean) => {
    if (down !== what) return;
    clearTimeout(timer);
    const long = held;
    down = null;
    held = false;
    if (long) story.hold(false);
    else if (meant) story.cut();
  };

  const on: { [E in keyof WindowEventMap]?: (event: WindowEventMap[E]) => void } = {
    pointerdown: (event) => {
      const inside = board.contains(event.target as Node);
      touching = inside && telling();
      if (touching) swallow(event);
      if (!inside && isControl(event)) return;
      if (telling()) begin("pointer");
      else story.cut();
    },
    pointerup: (event) => {
      if (touching) swallow(event);
      end("pointer", true);
    },
    pointercancel: () => end("pointer", false),
    mousedown: (event) => touching && swallow(event),
    mouseup: (event) => touching && swallow(event),
    contextmenu: (event) => touching && swallow(event),
    click: (event) => {
      const own = touching && event.detail > 0;
      const inside = telling() && board.contains(event.target as Node); // of a screen reader: nothing came before
      touching = false;
      if (!own && !inside) return;
      swallow(event);
      if (!own) story.cut();
    },
    keydown: (event) => {
      touching = false;
      if (event.repeat && used.has(event.code)) return swallow(event);
      used.delete(event.code);
      if (PASSING.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return press?.(event);
      const inside = board.contains(event.target as Node);
      const told = telling();
      if (!told) press?.(event);
      else if (inside && !BROWSER.test(event.key)) {
        used.add(event.code);
        swallow(event);
      }
      if (!inside && isControl(event)) return;
      if (!told) story.cut();
      else begin(event.code);
    },
    keyup: (event) => {
      if (used.delete(event.code)) swallow(event);
      end(event.code, true);
    },
    blur: (event) => event.target === window && down !== null && end(down, false),
  };
  const all = Object.entries(on) as [string, EventListener][];
  for (const [name, listener] of all) addEventListener(name, listener, true);
  return () => {
    clearTimeout(timer);
    for (const [name, listener] of all) removeEventListener(name, listener, true);
  };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Whether this is for a menu, the chat or the like, and no impatience. */
function isControl({ target }: Event): boolean {
  return target instanceof Element && target.closest("a, button, input, textarea, select, dialog, [contenteditable]") !== null;
}
