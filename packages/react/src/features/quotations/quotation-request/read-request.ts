import { formValues } from '../../../form/form-values.ts';
import type { RequestRow } from './request-row.ts';

/** Reads a form into the body of the contract: for the cart, for articles, or for a description alone. */
export function readRequest(data: FormData, rows: readonly RequestRow[], cartVersion: number | null) {
  const { words, rows: _, ...wishes } = formValues(data);
  if (cartVersion !== null) return { kind: 'cart', cartVersion, note: words, ...wishes };
  const items = rows.flatMap(({ article, quantity }) =>
    article ? [{ articleId: article.id, quantity: Number(quantity) }] : [],
  );
  if (items.length > 0) return { kind: 'articles', items, note: words, ...wishes };
  return { kind: 'free_text', description: words, ...wishes };
}
