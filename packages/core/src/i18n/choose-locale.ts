import { languages } from '@foyer/contract/languages';
import { isDevelopment } from '../config/development.ts';
import { toLocaleCode } from './locale-code.ts';
import { defaultLocale, preferredLocale } from './nearest-locale.ts';
import { pseudoLocales } from './pseudo-locales.ts';

/** The languages that are asked for, by source, in any notation; null, undefined or empty where a source names none. */
export interface SaidLocales {
  /** The user, in this tab. */
  readonly chosen?: string | null | undefined;
  /** An element's attribute, the page's script, or an option of the SDK. */
  readonly wanted?: string | null | undefined;
  /** The page around the widgets, by `lang`. */
  readonly page?: string | null | undefined;
  /** The account of who is signed in. */
  readonly account?: string | null | undefined;
}

/** Those there are texts for, known before any server has listed its own. */
const bundled: readonly string[] = languages.map(({ locale }) => locale);

/**
 * The locale to show: what the user chose, else what an attribute or script names, else the page's language, else the account's, else the
 * default. The answer is a locale that a server has, so that nothing is read in two languages.
 *
 * @param supported - as the server listed them. Until it has (an empty list), what the server itself has given out is taken as it is, as is
 *   a named language without bundled texts; a page in such a language counts as one that says none.
 */
export function chooseLocale(said: SaidLocales, supported: readonly string[] = []): string {
  const isListed = supported.length > 0;
  const listed = isListed ? supported : bundled;
  const spoken = isDevelopment ? [...listed, ...pseudoLocales] : listed;
  const near = (text: string | null | undefined) => (text ? preferredLocale([text], spoken) : null);
  const own = (text: string | null | undefined) => (isListed ? near(text) : toLocaleCode(text));
  return (
    own(said.chosen) ??
    near(said.wanted) ??
    own(said.wanted) ??
    near(said.page) ??
    own(said.account) ??
    defaultLocale(listed)
  );
}
