import type { languages } from '@foyer/contract/languages';
import { isDevelopment } from '../config/development.ts';

// Imported as types only: they check the two constants against the list, whose other lines no widget has to load.
type First = (typeof languages)[0];
/** Default locale (specification section 9). */
export const DEFAULT_LOCALE: First['locale'] = 'de_DE';
/** Language in which every text exists (specification section 5). */
export const FALLBACK_LANGUAGE: First['code'] = 'de';
/** Accented English for finding untranslated and clipped texts; development only. */
export const PSEUDO_LOCALE = 'en_XA';
/** The same in right-to-left direction, for finding misplaced layout; development only. */
export const PSEUDO_LOCALE_RTL = 'ar_XB';

/** Returns `de-de`, `DE_de` and `de` in the notation of the product: `de_DE`, `de`; null for text that is not a locale. */
export function toLocaleCode(text: string | null | undefined): string | null {
  const match = /^([a-z]{2,3})(?:[-_]([a-z]{2}))?(?:[-_.@].*)?$/i.exec(text?.trim() ?? '');
  if (!match?.[1]) return null;
  const language = match[1].toLowerCase();
  return match[2] ? `${language}_${match[2].toUpperCase()}` : language;
}

export const toTag = (code: string) => code.replace('_', '-');
/** Returns the language of a locale; the texts of the right-to-left pseudo-locale are English. */
export const languageOf = (code: string) =>
  isDevelopment && code === PSEUDO_LOCALE_RTL ? 'en' : (code.split('_')[0] ?? code);
