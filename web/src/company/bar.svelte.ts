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
