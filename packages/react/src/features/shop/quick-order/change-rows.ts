import type { FieldError } from '@foyer/contract/field-rules';
import type { ArticleSummary } from '@foyer/contract/shop/shop.schema';
import { newIdempotencyKey } from '@foyer/core';
import { keyOf } from './find-articles.ts';
import { isBlank, type QuickOrderRow } from './quick-order-row.ts';
import type { OrderLine } from './read-order-lines.ts';

type Rows = readonly QuickOrderRow[];

/** Maximum number of lines per call of the cart. */
export const mostRows = 100;
const rowsAtFirst = 3;

/** Creates a row from a line; a blank row from null. */
export const rowOf = (line: OrderLine | null): QuickOrderRow => ({
  key: newIdempotencyKey(),
  text: line?.text ?? '',
  quantity: line?.quantity ?? '1',
  isQuantityTyped: line !== null,
  article: undefined,
  refusal: null,
});

/** Fills up to three lines, and adds a blank one at the end up to the maximum. */
export function withBlanks(rows: Rows): Rows {
  const last = rows.at(-1);
  const isEnough = rows.length >= rowsAtFirst && last !== undefined && isBlank(last);
  return rows.length >= mostRows || isEnough ? rows : withBlanks([...rows, rowOf(null)]);
}

/** Sets the article of a row, and the minimum quantity unless the user has typed one. */
export const withArticle = (row: QuickOrderRow, article: ArticleSummary): QuickOrderRow => ({
  ...row,
  article,
  text: article.number,
  refusal: null,
  quantity: row.isQuantityTyped ? row.quantity : String(article.minQuantity),
});

/** Inserts lines at a row and moves the rows from there down; null if the maximum is exceeded. */
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

/** Sets the articles found for the rows that were looked up. Rows whose text has changed meanwhile stay as they are. */
export function withFound(rows: Rows, asked: Rows, articles: ReadonlyMap<string, ArticleSummary>): Rows {
  const texts = new Map(asked.map(({ key, text }) => [key, text]));
  return rows.map((row) => {
    if (row.article !== undefined || texts.get(row.key) !== row.text) return row;
    const article = articles.get(keyOf(row.text));
    return article ? withArticle(row, article) : { ...row, article: null };
  });
}

/** Sets the server's errors at their rows; null if no error concerns a row. */
export function withRefusals(rows: Rows, sent: Rows, fields: readonly FieldError[]): Rows | null {
  const errors = new Map(
    fields.flatMap(({ path, ...field }) => {
      const [, at, name] = /^items\.(\d+)\.(articleId|quantity)$/.exec(path) ?? [];
      const row = sent[Number(at)];
      return row ? [[row.key, { ...field, name }] as const] : [];
    }),
  );
  if (errors.size === 0) return null;
  return rows.map((row) => {
    const field = errors.get(row.key);
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
