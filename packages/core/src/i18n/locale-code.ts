/** Default locale (specification section 9). */
export const DEFAULT_LOCALE = 'de_DE';
/** The language every text exists in (specification section 5). */
export const FALLBACK_LANGUAGE = 'de';
/** Accented English for finding untranslated and clipped texts; development only. */
export const PSEUDO_LOCALE = 'en_XA';

const rightToLeft: readonly string[] = ['ar', 'fa', 'he', 'ur', 'ps', 'yi', 'dv'];

/** `de-de`, `DE_de` and `de` as the product writes them: `de_DE`, `de`; null for what is no locale. */
export function toLocaleCode(text: string | null | undefined): string | null {
  const match = /^([a-z]{2,3})(?:[-_]([a-z]{2}))?(?:[-_.@].*)?$/i.exec(text?.trim() ?? '');
  if (!match?.[1]) return null;
  const language = match[1].toLowerCase();
  return match[2] ? `${language}_${match[2].toUpperCase()}` : language;
}

export const toTag = (code: string) => code.replace('_', '-');
export const languageOf = (code: string) => code.split('_')[0] ?? code;
export const directionOf = (code: string) =>
  rightToLeft.includes(languageOf(code)) ? ('rtl' as const) : ('ltr' as const);

/** The default of a list: the entry equal to de_DE or containing de, else the first, else de_DE (specification section 5). */
export function defaultLocale(supported: readonly string[]): string {
  return (
    supported.find((code) => code === DEFAULT_LOCALE) ??
    supported.find((code) => code.includes(FALLBACK_LANGUAGE)) ??
    supported[0] ??
    DEFAULT_LOCALE
  );
}

/** The supported locale nearest to the wanted one: the same, the same language, else the default. */
export function nearestLocale(wanted: string | null, supported: readonly string[]): string {
  const code = toLocaleCode(wanted);
  if (code === null) return defaultLocale(supported);
  if (supported.length === 0 || supported.includes(code)) return code;
  return supported.find((one) => languageOf(one) === languageOf(code)) ?? defaultLocale(supported);
}

/** The locale a portal starts with: the first segment of its path, else the fallback (specification section 5). */
export const initialLocale = (pathname: string): string =>
  toLocaleCode(pathname.split('/')[1]) ?? FALLBACK_LANGUAGE;
