/** Numbers as a language writes them. To make a writer takes longer than all that it writes, so each is made once. */

const writers = new Map<string, Intl.NumberFormat>();

export function written(value: number, language: string): string {
  const writer = writers.get(language) ?? new Intl.NumberFormat(language, { useGrouping: false });
  writers.set(language, writer);
  return writer.format(value);
}

/** Which form of a word goes with a whole number, in the languages that we speak. */
const FORMS: Record<string, (count: number) => Intl.LDMLPluralRule> = {
  en: (count) => (count === 1 ? "one" : "other"),
  fa: (count) => (count <= 1 ? "one" : "other"),
  uk: (count) => {
    const [last, teen] = [count % 10, count % 100 > 10 && count % 100 < 15];
    if (teen || last === 0 || last > 4) return "many";
    return last === 1 ? "one" : "few";
  },
};

/** As `Intl.PluralRules`, which a browser takes long to make for the first time, and for whole numbers without it. */
export class Plurals implements Intl.PluralRules {
  #made: Intl.PluralRules | null = null;

  constructor(private readonly language: string) {}

  select(count: number): Intl.LDMLPluralRule {
    const form = Number.isInteger(count) && count >= 0 ? FORMS[this.language] : undefined;
    return form ? form(count) : this.#rules().select(count);
  }

  resolvedOptions(): Intl.ResolvedPluralRulesOptions {
    return this.#rules().resolvedOptions();
  }

  #rules(): Intl.PluralRules {
    return (this.#made ??= new Intl.PluralRules(this.language));
  }
}
