/** What this browser remembers between visits; nothing, where it may not. */

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`korsi-${name}`);
  } catch {
    return null;
  }
}

/** What the server is told as well, in a cookie: so that the page is right before the client runs. */
const TOLD = ["language", "theme"];
const A_YEAR = 365 * 24 * 3600;

export function keep(name: string, value: string | null): void {
  if (TOLD.includes(name)) tell(name, value);
  try {
    if (value === null) localStorage.removeItem(`korsi-${name}`);
    else localStorage.setItem(`korsi-${name}`, value);
  } catch {
    // a private window without storage: remembered until the page is closed
  }
}

function tell(name: string, value: string | null): void {
  document.cookie = `korsi-${name}=${value ?? ""}; path=/; max-age=${value === null ? 0 : A_YEAR}; samesite=lax`;
}

/** Tell the server what was kept before it was told such things, or what the browser has kept for longer. */
export function tellAll(): void {
  for (const name of TOLD) {
    const value = kept(name);
    if (value !== null && !document.cookie.includes(`korsi-${name}=${value}`)) tell(name, value);
  }
}

/** Of whoever was here nothing is remembered, but how the page looks. */
export function forgetAll(): void {
  try {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith("korsi-") && !TOLD.includes(name.slice("korsi-".length))) localStorage.removeItem(name);
    }
  } catch {
    // there was nothing to remember it with
  }
}
