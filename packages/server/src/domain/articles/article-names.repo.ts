import { sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../db/client.ts';
import { type Language, type LocalizedText, localized } from '../languages/language.ts';

/** Names of categories and tags in every language, by id, in display order. */
export interface ArticleNames {
  readonly categories: ReadonlyMap<string, LocalizedText>;
  readonly tags: ReadonlyMap<string, LocalizedText>;
}

interface NamesRow extends Record<string, unknown> {
  readonly kind: 'category' | 'tag';
  readonly id: string;
  readonly names: LocalizedText | null;
}

/** Reads all names in one statement. They are few and the same for every reader, so callers cache them. */
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

/** Returns a name in the nearest language; the id where there is no name. */
export const nameOf = (names: ReadonlyMap<string, LocalizedText>, id: string, language: Language): string =>
  localized(names.get(id) ?? null, language) ?? id;
