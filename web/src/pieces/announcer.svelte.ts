/** What a screen reader is told without being asked. Draw it with `Announcements.svelte`. */

export class Announcer {
  said = $state("");

  /** Say this when there is a pause; the same words are said again too. */
  say(text: string): void {
    this.said = text === this.said ? `${text}\u00a0` : text;
  }
}
