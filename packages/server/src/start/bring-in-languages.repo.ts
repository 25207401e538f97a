import { fallbackLanguage, type Language, languages } from '@foyer/contract/languages';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { languagesPresent } from '../domain/languages/languages.table.ts';
import { locales } from '../domain/languages/locales.table.ts';

/**
 * Brings the languages of the contract's list into the database that are not in it yet: the locale that is offered, the
 * search's indexes, and for every article a row of texts to be translated, taken from English or the fallback. What an operator has changed since (a locale
 * taken off the list) stays as it is.
 */
export async function bringInLanguages(db: Database): Promise<void> {
  for (const [position, language] of languages.entries()) {
    const [added] = await db
      .insert(languagesPresent)
      .values({ code: language.code })
      .onConflictDoNothing()
      .returning();
    if (added) await bringIn(db, language, position);
  }
}

async function bringIn(db: Database, language: Language, position: number): Promise<void> {
  const { code, locale, searchConfiguration } = language;
  await db
    .insert(locales)
    .values({ code: locale, position: position + 1, isDefault: code === fallbackLanguage })
    .onConflictDoNothing();
  await db.execute(sql`insert into article_texts
      (article_id, language, search_configuration, name, summary, description, attributes, sort_name, search_text)
    select distinct on (article_id) article_id, ${code}, ${searchConfiguration}::regconfig, name, summary, description, attributes,
      sort_name, search_text
    from article_texts where language in ('en', ${fallbackLanguage})
    order by article_id, language = 'en' desc
    on conflict do nothing`);
  // A parameter has no place in the condition of an index; the code is the contract's own.
  const isIn = sql.raw(`where language = '${code}'`);
  await db.execute(
    sql`create index if not exists ${sql.identifier(`article_texts_vector_${code}`)} on article_texts using gin (search_vector) ${isIn}`,
  );
  await db.execute(
    sql`create index if not exists ${sql.identifier(`article_texts_trigram_${code}`)} on article_texts using gin (search_text gin_trgm_ops) ${isIn}`,
  );
}
