/** Whether there is something to be told over every page: what one seeks, and where one is asked to. What tells it is fetched
 * when somebody seeks, or when the page has been still for a while. */

let wanted = $state(sought() !== null);

export const bar = {
  get wanted(): boolean {
    return wanted;
  },
  show(): void {
    wanted = true;
  },
};

/** This page was seeking when it was left: it goes on. */
export function sought(): string | null {
  try {
    return sessionStorage.getItem("korsi-seek");
  } catch {
    return null;
  }
}

export function remember(seek: string | null): void {
  try {
    if (seek === null) sessionStorage.removeItem("korsi-seek");
    else sessionStorage.setItem("korsi-seek", seek);
  } catch {
    // a private window without storage: remembered until the page is left
  }
}
