import type { FieldError } from '@foyer/contract/field-rules';
import type { ArticleSummary } from '@foyer/contract/shop/shop.schema';
import { newIdempotencyKey } from '@foyer/core';
import { keyOf } from './find-articles.ts';
import { isBlank, type QuickOrderRow } from './quick-order-row.ts';
import type { OrderLine } from './read-order-lines.ts';

type Rows = readonly QuickOrderRow[];

/** As many lines as a cart takes at once. */
export const mostRows = 100;
const rowsAtFirst = 3;

/** A line as it was written; blank without one. */
export const rowOf = (line: OrderLine | null): QuickOrderRow => ({
  key: newIdempotencyKey(),
  text: line?.text ?? '',
  quantity: line?.quantity ?? '1',
  isQuantityTyped: line !== null,
  article: undefined,
  refusal: null,
});

/** At least a few lines, and a blank one at the end as long as there is room. */
export function withBlanks(rows: Rows): Rows {
  const last = rows.at(-1);
  const isEnough = rows.length >= rowsAtFirst && last !== undefined && isBlank(last);
  return rows.length >= mostRows || isEnough ? rows : withBlanks([...rows, rowOf(null)]);
}

/** A line whose article is known; with the least quantity where the user has said none. */
export const withArticle = (row: QuickOrderRow, article: ArticleSummary): QuickOrderRow => ({
  ...row,
  article,
  text: article.number,
  refusal: null,
  quantity: row.isQuantityTyped ? row.quantity : String(article.minQuantity),
});

/** With lines in the place of one, and those after it further down; null where they are too many. */
export function withLines(rows: Rows, key: string, lines: readonly OrderLine[]): Rows | null {
  const at = Math.max(
    0,
    rows.findIndex((row) => row.key === key),
  );
  const before = rows.slice(0, at).filter((row) => !isBlank(row));
  const after = rows.slice(at).filter((row) => !isBlank(row));
  const all = [...before, ...lines.map(rowOf), ...after];
  return all.length > mostRows ? null : all;
}

/** With what was found for the lines that were asked about. What was typed meanwhile is another question. */
export function withFound(rows: Rows, asked: Rows, articles: ReadonlyMap<string, ArticleSummary>): Rows {
  const texts = new Map(asked.map(({ key, text }) => [key, text]));
  return rows.map((row) => {
    if (row.article !== undefined || texts.get(row.key) !== row.text) return row;
    const article = articles.get(keyOf(row.text));
    return article ? withArticle(row, article) : { ...row, article: null };
  });
}

/** With what the server said, at the lines it is about; null where it said nothing about any. */
export function withRefusals(rows: Rows, sent: Rows, fields: readonly FieldError[]): Rows | null {
  const said = new Map(
    fields.flatMap(({ path, ...field }) => {
      const [, at, name] = /^items\.(\d+)\.(articleId|quantity)$/.exec(path) ?? [];
      const row = sent[Number(at)];
      return row ? [[row.key, { ...field, name }] as const] : [];
    }),
  );
  if (said.size === 0) return null;
  return rows.map((row) => {
    const field = said.get(row.key);
    if (!field) return row;
    if (field.name === 'articleId') return { ...row, article: null };
    if (field.code === 'invalid_choice') return { ...row, article: row.article && withoutStock(row.article) };
    const code = field.code === 'min_value' || field.code === 'quantity_step' ? field.code : 'max_value';
    return { ...row, refusal: { code, limit: Number(field.params?.limit ?? 0) } };
  });
}

const withoutStock = (article: ArticleSummary): ArticleSummary => ({
  ...article,
  availability: { ...article.availability, status: 'unavailable', quantity: 0 },
});
