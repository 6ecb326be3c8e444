/** Where the keyboard was before the first dialog opened: it goes back there after the last one. */

let opener: HTMLElement | null = null;

/** A dialog opens. Where another has just made way for it, the keyboard is nowhere, and was where it was before that. */
export function leave(): void {
  const here = document.activeElement;
  if (here instanceof HTMLElement && here !== document.body && !here.closest("dialog")) opener = here;
}

/** A dialog is gone; perhaps another takes its place. */
export function comeBack(): void {
  queueMicrotask(() => {
    if (document.querySelector("dialog[open]")) return;
    if (opener?.isConnected) opener.focus();
    opener = null; // it is not the next one's
  });
}
