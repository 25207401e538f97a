import type { Database } from '../../db/client.ts';
import { withTranslatedNames } from '../articles/translated-names.repo.ts';
import { languageOf } from '../languages/language.ts';
import type { StoredQuotation } from './quotation.repo.ts';

/** Returns a quotation with the names of its articles in the reader's language, for a screen. */
export async function inReadersLanguage(
  { db, locale }: { readonly db: Database; readonly locale: string },
  stored: StoredQuotation,
): Promise<StoredQuotation> {
  return { ...stored, items: await withTranslatedNames(db, languageOf(locale), stored.items) };
}
