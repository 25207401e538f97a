/** A text with a number in it: by the number itself where it has words of its own, else by its plural category, with `#` for it. */
export type LightText = string | Readonly<Record<string, string>>;

/** Writes a text that the build has taken apart, as the ICU compiler would. */
export function lightText(text: LightText, count: number, tag: string): string {
  if (typeof text === 'string') return text;
  const form = text[count] ?? text[new Intl.PluralRules(tag).select(count)] ?? text.other ?? '';
  return form.replace('#', formatCount(count, tag));
}

export const formatCount = (count: number, tag: string): string => new Intl.NumberFormat(tag).format(count);
