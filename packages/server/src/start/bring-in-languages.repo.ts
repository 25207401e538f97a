import { fallbackLanguage, internationalLanguage, type Language, languages } from '@foyer/contract/languages';
import { sql } from 'drizzle-orm';
import { type Database, queryRows } from '../db/client.ts';
import { languagesPresent } from '../domain/languages/languages.table.ts';
import { locales } from '../domain/languages/locales.table.ts';

/**
 * Adds languages of the contract's list to the database that are missing there: the offered locale, and for every article a row of texts to
 * translate, copied from English or the fallback. Later changes of an operator (a locale that was taken off the list) are kept. After each
 * start every language has the search's indexes.
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
  await makeMissingIndexes(db);
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
    from article_texts where language in (${internationalLanguage}, ${fallbackLanguage})
    order by article_id, language = ${internationalLanguage} desc
    on conflict do nothing`);
}

/** Indexes of the search, for one language each: see `article_texts`. */
const searchIndexes = languages.flatMap(({ code }) => [
  { name: `article_texts_vector_${code}`, on: `gin (search_vector) where language = '${code}'` },
  { name: `article_texts_trigram_${code}`, on: `gin (search_text gin_trgm_ops) where language = '${code}'` },
]);

/** Creates missing indexes. It looks for them first, because `create index` for an existing one would wait for all writers. */
async function makeMissingIndexes(db: Database): Promise<void> {
  const present = await queryRows<{ name: string }>(
    db,
    sql`select indexname as name from pg_indexes where schemaname = current_schema() and tablename = 'article_texts'`,
  );
  for (const { name, on } of searchIndexes)
    if (!present.some((index) => index.name === name))
      await db.execute(sql.raw(`create index ${name} on article_texts using ${on}`));
}
