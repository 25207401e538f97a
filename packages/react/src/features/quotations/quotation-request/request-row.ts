import { jsonText, newIdempotencyKey } from '@foyer/core';

/** A line of a request: an article, once one is chosen, and how many of it. */
export interface RequestRow {
  readonly key: string;
  readonly article: RequestedArticle | null;
  /** What stands in the field, possible or not. */
  readonly quantity: string;
}

/** What of an article is kept with a draft. */
export interface RequestedArticle {
  readonly id: string;
  readonly number: string;
  readonly name: string;
}

/** As many lines as the contract takes. */
export const mostRows = 100;

export const blankRow = (): RequestRow => ({ key: newIdempotencyKey(), article: null, quantity: '1' });

const isText = (value: unknown): value is string => typeof value === 'string';

/** Lines as a draft has kept them; none for what is no such text. */
export function readRows(kept: string | undefined): RequestRow[] {
  try {
    const lines: unknown = JSON.parse(kept ?? '[]');
    if (!Array.isArray(lines)) return [];
    return lines.flatMap((line) => {
      const { id, number, name, quantity } = Object(line);
      if (![id, number, name, quantity].every(isText)) return [];
      return [{ ...blankRow(), article: { id, number, name }, quantity }];
    });
  } catch {
    return [];
  }
}

/** The other way round; lines without an article are not worth keeping. */
export const writeRows = (rows: readonly RequestRow[]): string =>
  jsonText(rows.flatMap(({ article, quantity }) => (article ? [{ ...article, quantity }] : [])));

/** With an article that was brought along, unless it is among them. */
export function withArticle(
  rows: readonly RequestRow[],
  article: RequestedArticle,
  quantity: number,
): readonly RequestRow[] {
  if (rows.some((row) => row.article?.id === article.id)) return rows;
  const filled = rows.filter((row) => row.article !== null);
  return [...filled, { ...blankRow(), article, quantity: String(quantity) }];
}
