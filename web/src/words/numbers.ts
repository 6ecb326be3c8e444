/** Numbers as a language writes them. To make a writer takes longer than all that it writes, so each is made once. */

const writers = new Map<string, Intl.NumberFormat>();

export function written(value: number, language: string): string {
  const writer = writers.get(language) ?? new Intl.NumberFormat(language, { useGrouping: false });
  writers.set(language, writer);
  return writer.format(value);
}
