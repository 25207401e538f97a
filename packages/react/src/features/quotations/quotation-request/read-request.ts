import { formValues } from '../../../form/form-values.ts';
import type { RequestRow } from './request-row.ts';

/** What a form says of a request, as the contract takes it: for the cart, for articles, or for words alone. */
export function readRequest(data: FormData, rows: readonly RequestRow[], cartVersion: number | null) {
  const { words, rows: _, ...wishes } = formValues(data);
  if (cartVersion !== null) return { kind: 'cart', cartVersion, note: words, ...wishes };
  const items = rows.flatMap(({ article, quantity }) =>
    article ? [{ articleId: article.id, quantity: Number(quantity) }] : [],
  );
  if (items.length > 0) return { kind: 'articles', items, note: words, ...wishes };
  return { kind: 'free_text', description: words, ...wishes };
}
