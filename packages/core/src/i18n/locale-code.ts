import type { languages } from '@foyer/contract/languages';
import { isDevelopment } from '../config/development.ts';

// Types only: they hold these two to the list, whose other lines no widget has to carry.
type First = (typeof languages)[0];
/** Default locale (specification section 9). */
export const DEFAULT_LOCALE: First['locale'] = 'de_DE';
/** The language every text exists in (specification section 5). */
export const FALLBACK_LANGUAGE: First['code'] = 'de';
/** Accented English for finding untranslated and clipped texts; development only. */
export const PSEUDO_LOCALE = 'en_XA';
/** The same written from the right, for finding what stands on the wrong side; development only. */
export const PSEUDO_LOCALE_RTL = 'ar_XB';

/** `de-de`, `DE_de` and `de` as the product writes them: `de_DE`, `de`; null for what is no locale. */
export function toLocaleCode(text: string | null | undefined): string | null {
  const match = /^([a-z]{2,3})(?:[-_]([a-z]{2}))?(?:[-_.@].*)?$/i.exec(text?.trim() ?? '');
  if (!match?.[1]) return null;
  const language = match[1].toLowerCase();
  return match[2] ? `${language}_${match[2].toUpperCase()}` : language;
}

export const toTag = (code: string) => code.replace('_', '-');
/** The texts that are written from the right are the English ones. */
export const languageOf = (code: string) =>
  isDevelopment && code === PSEUDO_LOCALE_RTL ? 'en' : (code.split('_')[0] ?? code);
