import { tidyEntry } from '@foyer/contract/tidy-entry';

/** Reason why a text is not a quantity; the codes are the contract's rule codes. */
export interface QuantityProblem {
  readonly code: 'numbers_only' | 'integers_only' | 'min_value' | 'max_value' | 'quantity_step';
  /** Violated bound or step; 0 for the other codes. */
  readonly limit: number;
}

/** Result of reading a text as a quantity. */
export type CheckedQuantity =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly problem: QuantityProblem };

const fail = (code: QuantityProblem['code'], limit = 0): CheckedQuantity => ({
  ok: false,
  problem: { code, limit },
});

/** Bounds and step of an article's quantity, as the API returns them. */
export interface QuantityLimits {
  readonly minQuantity: number;
  readonly maxQuantity: number;
  /** Step: quantities must be multiples of it. @default 1 */
  readonly quantityStep?: number;
}

/**
 * Reads a typed text as a whole quantity within the limits. A separator is refused instead of guessed: "1.000" means a
 * thousand to one reader and one to another.
 */
export function checkQuantity(text: string, limits: QuantityLimits): CheckedQuantity {
  const { minQuantity: min, maxQuantity: max, quantityStep: step = 1 } = limits;
  const typed = tidyEntry(text);
  if (!/^[+-]?\d*[.,]?\d+$/.test(typed)) return fail('numbers_only');
  if (/[.,]/.test(typed)) return fail('integers_only');
  const value = Number(typed);
  if (value < min) return fail('min_value', min);
  if (value > max) return fail('max_value', max);
  if (value % step !== 0) return fail('quantity_step', step);
  return { ok: true, value };
}
