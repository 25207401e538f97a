import { tidyEntry } from '@foyer/contract/tidy-entry';

/** Why a text is not a quantity; the codes are the contract's rule codes. */
export interface QuantityProblem {
  readonly code: 'numbers_only' | 'integers_only' | 'min_value' | 'max_value' | 'quantity_step';
  /** The bound or step that was missed; 0 for the other codes. */
  readonly limit: number;
}

/** A text read as a quantity. */
export type CheckedQuantity =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly problem: QuantityProblem };

const fail = (code: QuantityProblem['code'], limit = 0): CheckedQuantity => ({
  ok: false,
  problem: { code, limit },
});

/** What an article allows: bounds and steps, as the API states them. */
export interface QuantityLimits {
  readonly minQuantity: number;
  readonly maxQuantity: number;
  /** Quantities are whole multiples of it. @default 1 */
  readonly quantityStep?: number;
}

/**
 * Reads what somebody typed as a whole quantity within the limits. A separator is never guessed: "1.000" is a
 * thousand to one reader and one to the next, so it is asked again.
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
