/** Where the keyboard was before the first dialog opened: it goes back there after the last one. */

let opener: HTMLElement | null = null;

/** A dialog opens. */
export function leave(): void {
  const here = document.activeElement;
  if (here instanceof HTMLElement && !here.closest("dialog")) opener = here;
}

/** A dialog is gone; perhaps another takes its place. */
export function comeBack(): void {
  queueMicrotask(() => {
    if (!document.querySelector("dialog[open]") && opener?.isConnected) opener.focus();
  });
}
