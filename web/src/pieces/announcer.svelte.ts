/** What a screen reader is told without being asked. Draw it with `Announcements.svelte`. */

export class Announcer {
  said = $state("");
  /** What happened, and was said while nothing new was asked. */
  #heard = "";
  #asked: string | null;

  /** What is asked at first can be read on the screen; null if that is not known yet. */
  constructor(asked: string | null = "") {
    this.#asked = asked;
  }

  /** Say this when there is a pause; the same words are said again too. */
  say(text: string): void {
    this.said = text === this.said ? `${text}\u00a0` : text;
  }

  /** What happened. */
  tell(sentences: string[]): void {
    const text = sentences.filter(Boolean).join(" ");
    if (!text) return;
    this.#heard = text;
    this.say(text);
  }

  /** What the table waits for now: said when it changes and is this person's, after what happened. */
  ask({ text, asked }: { text: string; asked: boolean }): void {
    if (text === this.#asked) return;
    const first = this.#asked === null;
    this.#asked = text;
    if (first) return;
    if (asked) this.say([this.#heard, text].filter(Boolean).join(" "));
    this.#heard = "";
  }
}
