import { type SQL, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../db/client.ts';
import type { Language } from '../languages/language.ts';
import { languageLiteral } from '../languages/language-literal.repo.ts';
import { articleTexts } from './articles.table.ts';

/** Line of an order, quotation or shipment with the name that its article had then. */
interface NamedLine {
  readonly articleId: string | null;
  readonly name: string;
}

/**
 * Returns lines with the current names of their articles in the reader's language, for screens. A line keeps the name that it was issued
 * with if its article is no longer in the shop. Papers show the issued names.
 */
export async function withCurrentNames<L extends NamedLine>(
  db: Database,
  language: Language,
  lines: readonly L[],
): Promise<L[]> {
  const ids = [...new Set(lines.flatMap(({ articleId }) => articleId ?? []))];
  if (ids.length === 0) return [...lines];
  const rows = await queryRows<{ id: string; name: string }>(
    db,
    sql`select ${articleTexts.articleId} as id, ${articleTexts.name} as name from ${articleTexts}
      where ${articleTexts.language} = ${languageLiteral[language]}
        and ${articleTexts.articleId} in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
  );
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return lines.map((line) => ({ ...line, name: names.get(line.articleId ?? '') ?? line.name }));
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
 * Query of the current names of the first lines of a document as a JSON array, in the order of its lines; null for a document without
 * lines.
 */
export const currentPreview = (lines: PreviewedLines, id: SQL, language: Language): SQL<string[] | null> =>
  sql`(select json_agg(coalesce((select ${articleTexts.name} from ${articleTexts}
      where ${articleTexts.articleId} = first.article_id and ${articleTexts.language} = ${languageLiteral[language]}), first.name)
      order by first.place)
    from (select ${lines.position} as place, ${lines.articleId} as article_id, ${lines.name} as name from ${lines.from}
      where ${lines.of} = ${id} order by ${lines.position} limit ${previewedLines}) first)`;

/** Returns the rows of a list with the current names of their first lines, in one statement. */
export async function withCurrentPreviews<R extends PreviewedRow>(
  db: Database,
  language: Language,
  lines: PreviewedLines,
  rows: readonly R[],
): Promise<R[]> {
  if (rows.length === 0) return [];
  const ids = JSON.stringify(rows.map(({ id }) => id));
  const found = await queryRows<{ id: string; names: string[] | null }>(
    db,
    sql`select row.id, ${currentPreview(lines, sql`row.id`, language)} as names
      from jsonb_array_elements_text(${ids}::jsonb) row(id)`,
  );
  const names = new Map(found.map(({ id, names: current }) => [id, current]));
  return rows.map((row) => ({ ...row, preview: names.get(row.id) ?? row.preview }));
}
