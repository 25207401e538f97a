import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Database, queryRows } from '../../db/client.ts';
import type { Language } from '../languages/language.ts';
import { languageLiteral } from '../languages/language-literal.repo.ts';
import { articleTexts } from './articles.table.ts';

/** Line of an order, quotation or shipment with the name that its article had then. */
interface NamedLine {
  readonly articleId: string | null;
  readonly name: string;
}

/** The name with which a line was issued, and the name of the same article in the reader's language. */
const issued = alias(articleTexts, 'issued');
const translated = alias(articleTexts, 'translated');
const namePairs = (language: Language): SQL =>
  sql`${articleTexts} ${issued} join ${articleTexts} ${translated} on ${translated.articleId} = ${issued.articleId} and ${translated.language} = ${languageLiteral[language]}`;

/**
 * Returns lines with the names of their articles in the reader's language, for screens. A line keeps the name that it was issued with if
 * its article has left the shop or has been renamed in all languages since. Papers show the issued names.
 */
export async function withTranslatedNames<L extends NamedLine>(
  db: Database,
  language: Language,
  lines: readonly L[],
): Promise<L[]> {
  const ids = [...new Set(lines.flatMap(({ articleId }) => articleId ?? []))];
  if (ids.length === 0) return [...lines];
  const rows = await queryRows<{ id: string; issuedName: string; name: string }>(
    db,
    sql`select ${issued.articleId} as id, ${issued.name} as "issuedName", ${translated.name} as name from ${namePairs(language)}
      where ${issued.articleId} in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
  );
  const names = new Map(rows.map(({ id, issuedName, name }) => [`${id} ${issuedName}`, name]));
  return lines.map((line) => ({ ...line, name: names.get(`${line.articleId} ${line.name}`) ?? line.name }));
}

/** Row of a list that shows the names of its first lines. */
interface PreviewedRow {
  readonly id: string;
  readonly preview: readonly string[];
}

/** Number of lines that a preview names. */
export const previewedLines = 3;

/** Columns by which the lines of documents are read, most of them those of a table. */
export interface PreviewedLines {
  /** Tables of the lines. */
  readonly from: SQL;
  /** Id of the document of a line. */
  readonly of: SQL;
  readonly position: SQL;
  readonly articleId: SQL;
  readonly name: SQL;
}

/**
 * Query of the names of the first lines of a document in the reader's language as a JSON array, in the order of its lines; null for a
 * document without lines.
 */
export const translatedPreview = (lines: PreviewedLines, id: SQL, language: Language): SQL<string[] | null> =>
  sql`(select json_agg(coalesce((select ${translated.name} from ${namePairs(language)}
      where ${issued.articleId} = first.article_id and ${issued.name} = first.name limit 1), first.name)
      order by first.place)
    from (select ${lines.position} as place, ${lines.articleId} as article_id, ${lines.name} as name from ${lines.from}
      where ${lines.of} = ${id} order by ${lines.position} limit ${previewedLines}) first)`;

/** Returns the rows of a list with the names of their first lines in the reader's language, in one statement. */
export async function withTranslatedPreviews<R extends PreviewedRow>(
  db: Database,
  language: Language,
  lines: PreviewedLines,
  rows: readonly R[],
): Promise<R[]> {
  if (rows.length === 0) return [];
  const ids = JSON.stringify(rows.map(({ id }) => id));
  const found = await queryRows<{ id: string; names: string[] | null }>(
    db,
    sql`select row.id, ${translatedPreview(lines, sql`row.id`, language)} as names
      from jsonb_array_elements_text(${ids}::jsonb) row(id)`,
  );
  const names = new Map(found.map(({ id, names: translatedNames }) => [id, translatedNames]));
  return rows.map((row) => ({ ...row, preview: names.get(row.id) ?? row.preview }));
}
