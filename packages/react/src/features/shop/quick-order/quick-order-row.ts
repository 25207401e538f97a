import type { ArticleSummary } from '@foyer/contract/shop/shop.schema';
import { checkQuantity, type QuantityProblem } from '../../../domain/quantity/check-quantity.ts';
import { canBeOrdered } from '../can-be-ordered.ts';
import type { OrderLine } from './read-order-lines.ts';

/** A line of the quick order: the typed text, and the result of its lookup. */
export interface QuickOrderRow extends OrderLine {
  readonly key: string;
  /** Undefined until it has been looked up; null if the article does not exist. */
  readonly article: ArticleSummary | null | undefined;
  /** Whether the user has typed the quantity; otherwise it is the minimum quantity. */
  readonly isQuantityTyped: boolean;
  /** Error of the server about the quantity. */
  readonly refusal: QuantityProblem | null;
}

/** A problem of a line, and the field it belongs to. */
export type RowProblem =
  | { readonly field: 'article'; readonly code: 'unknown' | 'unavailable' | 'missing' }
  | { readonly field: 'quantity'; readonly problem: QuantityProblem; readonly isFromServer: boolean };

/** Whether the user has typed nothing into a line. */
export const isBlank = (row: QuickOrderRow): boolean => row.text.trim() === '' && !row.isQuantityTyped;

/** Returns the known problem of a line; null if there is none. */
export function problemOf(row: QuickOrderRow): RowProblem | null {
  if (isBlank(row)) return null;
  if (row.text.trim() === '') return { field: 'article', code: 'missing' };
  if (row.article === null) return { field: 'article', code: 'unknown' };
  if (row.article !== undefined && !canBeOrdered(row.article))
    return { field: 'article', code: 'unavailable' };
  const checked = checkQuantity(row.quantity, row.article ?? { minQuantity: 1, maxQuantity: 9999 });
  if (!checked.ok) return { field: 'quantity', problem: checked.problem, isFromServer: false };
  return row.refusal && { field: 'quantity', problem: row.refusal, isFromServer: true };
}
