import { DEFAULT_LOCALE, FALLBACK_LANGUAGE, languageOf, toLocaleCode } from './locale-code.ts';

/** Returns the default of a list: the entry equal to de_DE or containing de, else the first, else de_DE (specification section 5). */
export function defaultLocale(supported: readonly string[]): string {
  return (
    supported.find((code) => code === DEFAULT_LOCALE) ??
    supported.find((code) => code.includes(FALLBACK_LANGUAGE)) ??
    supported[0] ??
    DEFAULT_LOCALE
  );
}

/** Returns the supported locale nearest to the wanted one: the same, one of the same language, else the default. */
export function nearestLocale(wanted: string | null, supported: readonly string[]): string {
  const code = toLocaleCode(wanted);
  if (code === null) return defaultLocale(supported);
  if (supported.length === 0 || supported.includes(code)) return code;
  return supported.find((one) => languageOf(one) === languageOf(code)) ?? defaultLocale(supported);
}

/** Returns the supported locale of the first wanted language that has one; null where none has. */
export function preferredLocale(wanted: readonly string[], supported: readonly string[]): string | null {
  for (const text of wanted) {
    const code = toLocaleCode(text);
    const found =
      code !== null &&
      (supported.find((one) => one === code) ??
        supported.find((one) => languageOf(one) === languageOf(code)));
    if (found) return found;
  }
  return null;
}
