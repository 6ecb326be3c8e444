/** What this browser remembers between visits; nothing, where it may not. */

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`korsi-${name}`);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`korsi-${name}`);
    else localStorage.setItem(`korsi-${name}`, value);
  } catch {
    // a private window without storage: remembered until the page is closed
  }
}
