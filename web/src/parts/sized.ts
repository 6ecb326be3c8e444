/** How large a thing is, told after it was laid out and before it is drawn, and whenever that changes. Who asked at once, as `bind:clientWidth`
 * does, would have the page laid out in the middle of drawing it. */

import type { Attachment } from "svelte/attachments";

export function sized(tell: (wide: number, high: number) => void): Attachment<HTMLElement> {
  return (thing) => {
    const sizes = new ResizeObserver(() => tell(thing.clientWidth, thing.clientHeight));
    sizes.observe(thing);
    return () => sizes.disconnect();
  };
}
