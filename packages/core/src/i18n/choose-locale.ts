import { languages } from '@foyer/contract/languages';
import { isDevelopment } from '../config/development.ts';
import { toLocaleCode } from './locale-code.ts';
import { defaultLocale, preferredLocale } from './nearest-locale.ts';
import { pseudoLocales } from './pseudo-locales.ts';

/** The requested languages by source, in any notation; null, undefined or empty where a source requests none. */
export interface RequestedLocales {
  /** Choice of the user in this tab. */
  readonly chosen?: string | null | undefined;
  /** Request of an element's attribute, the page's script, or an option of the SDK. */
  readonly wanted?: string | null | undefined;
  /** Language of the page around the widgets, by `lang`. */
  readonly page?: string | null | undefined;
  /** Language of the signed-in user's account. */
  readonly account?: string | null | undefined;
}

/** Locales with bundled texts, known before any server has listed its own. */
const bundled: readonly string[] = languages.map(({ locale }) => locale);

/**
 * Returns the locale to show: the user's choice, else the request of an attribute or script, else the page's language, else the account's,
 * else the default. The result is a locale that a server has, so that nothing appears in two languages.
 *
 * @param supported - Locales that the server listed. Until then (an empty list) a language that comes from the server itself is taken as it
 * is, as is a requested language without bundled texts; a page in such a language counts as a page without a language.
 */
export function chooseLocale(requested: RequestedLocales, supported: readonly string[] = []): string {
  const isListed = supported.length > 0;
  const listed = isListed ? supported : bundled;
  const candidates = isDevelopment ? [...listed, ...pseudoLocales] : listed;
  const nearestSupported = (text: string | null | undefined) =>
    text ? preferredLocale([text], candidates) : null;
  const acceptAsIs = (text: string | null | undefined) =>
    isListed ? nearestSupported(text) : toLocaleCode(text);
  return (
    acceptAsIs(requested.chosen) ??
    nearestSupported(requested.wanted) ??
    acceptAsIs(requested.wanted) ??
    nearestSupported(requested.page) ??
    acceptAsIs(requested.account) ??
    defaultLocale(listed)
  );
}
