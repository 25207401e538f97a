import { jsonText, newIdempotencyKey } from '@foyer/core';

/** A line of a request: an article, null until it is chosen, and its quantity. */
export interface RequestRow {
  readonly key: string;
  readonly article: RequestedArticle | null;
  /** Text of the field, valid or not. */
  readonly quantity: string;
}

/** Part of an article that is stored in a draft. */
export interface RequestedArticle {
  readonly id: string;
  readonly number: string;
  readonly name: string;
}

/** Limit of the contract. */
export const mostRows = 100;

export const blankRow = (): RequestRow => ({ key: newIdempotencyKey(), article: null, quantity: '1' });

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads the lines of a draft; empty if the text is invalid. */
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

/** Writes the lines of a draft, without those that have no article. */
export const writeRows = (rows: readonly RequestRow[]): string =>
  jsonText(rows.flatMap(({ article, quantity }) => (article ? [{ ...article, quantity }] : [])));

/** Adds an article and drops blank lines, unless the article is listed already. */
export function withArticle(
  rows: readonly RequestRow[],
  article: RequestedArticle,
  quantity: number,
): readonly RequestRow[] {
  if (rows.some((row) => row.article?.id === article.id)) return rows;
  const filled = rows.filter((row) => row.article !== null);
  return [...filled, { ...blankRow(), article, quantity: String(quantity) }];
}
