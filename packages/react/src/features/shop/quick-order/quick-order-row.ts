import type { ArticleSummary } from '@foyer/contract/shop/shop.schema';
import { checkQuantity, type QuantityProblem } from '../../../domain/quantity/check-quantity.ts';
import { canBeHad } from '../can-be-had.ts';
import type { OrderLine } from './read-order-lines.ts';

/** A line of the quick order: what was typed, and what is known of it. */
export interface QuickOrderRow extends OrderLine {
  readonly key: string;
  /** Undefined until it was looked up; null where there is no such article. */
  readonly article: ArticleSummary | null | undefined;
  /** Whether the quantity is the user's and not the least one. */
  readonly isQuantityTyped: boolean;
  /** What the server said of the quantity. */
  readonly refusal: QuantityProblem | null;
}

/** What is wrong with a line, and at which of its fields. */
export type RowProblem =
  | { readonly field: 'article'; readonly code: 'unknown' | 'unavailable' | 'missing' }
  | { readonly field: 'quantity'; readonly problem: QuantityProblem; readonly isFromServer: boolean };

/** Whether anything stands in a line. */
export const isBlank = (row: QuickOrderRow): boolean => row.text.trim() === '' && !row.isQuantityTyped;

/** Null where nothing is wrong as far as is known. */
export function problemOf(row: QuickOrderRow): RowProblem | null {
  if (isBlank(row)) return null;
  if (row.text.trim() === '') return { field: 'article', code: 'missing' };
  if (row.article === null) return { field: 'article', code: 'unknown' };
  if (row.article !== undefined && !canBeHad(row.article)) return { field: 'article', code: 'unavailable' };
  const checked = checkQuantity(row.quantity, row.article ?? { minQuantity: 1, maxQuantity: 9999 });
  if (!checked.ok) return { field: 'quantity', problem: checked.problem, isFromServer: false };
  return row.refusal && { field: 'quantity', problem: row.refusal, isFromServer: true };
}
