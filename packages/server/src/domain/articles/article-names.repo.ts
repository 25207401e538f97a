import { sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../db/client.ts';
import { type Language, type LocalizedText, localized } from '../languages/language.ts';

/** What categories and tags are called, in every language; in their order. */
export interface ArticleNames {
  readonly categories: ReadonlyMap<string, LocalizedText>;
  readonly tags: ReadonlyMap<string, LocalizedText>;
}

interface NamesRow extends Record<string, unknown> {
  readonly kind: 'category' | 'tag';
  readonly id: string;
  readonly names: LocalizedText | null;
}

/** Few, the same for every reader and on every page: to be remembered. One statement. */
export async function readArticleNames(db: Database): Promise<ArticleNames> {
  const rows = await queryRows<NamesRow>(
    db,
    sql`select 'category' as kind, c.id, c.position,
        (select json_object_agg(t.language, t.name) from category_texts t where t.category_id = c.id) as names
      from categories c
      union all select 'tag', g.id, g.position,
        (select json_object_agg(t.language, t.name) from tag_texts t where t.tag_id = g.id)
      from tags g order by position, id`,
  );
  const of = (kind: NamesRow['kind']) =>
    new Map(rows.filter((row) => row.kind === kind).map(({ id, names }) => [id, names ?? {}]));
  return { categories: of('category'), tags: of('tag') };
}

/** What is named in no language shows its id. */
export const nameOf = (names: ReadonlyMap<string, LocalizedText>, id: string, language: Language): string =>
  localized(names.get(id) ?? null, language) ?? id;
