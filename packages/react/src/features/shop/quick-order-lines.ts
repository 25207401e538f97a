import { checkQuantity } from '../../domain/quantity/check-quantity.ts';

/** A line of a quick order as read, or what it said where it could not be. */
export type QuickLine =
  | { readonly ok: true; readonly line: number; readonly number: string; readonly quantity: number }
  | { readonly ok: false; readonly line: number; readonly text: string };

/**
 * Reads "number;quantity" lines. Tab and comma separate as well, so rows of a table can be pasted; a number alone
 * means one piece.
 */
export function readQuickOrder(text: string): QuickLine[] {
  return text.split(/\r?\n/).flatMap((raw, index): QuickLine[] => {
    const trimmed = raw.trim();
    if (trimmed === '') return [];
    const line = index + 1;
    const [number = '', quantity = '1', ...rest] = trimmed.split(/\s*[;\t,]\s*/);
    const checked = checkQuantity(quantity === '' ? '1' : quantity, { minQuantity: 1, maxQuantity: 9999 });
    const isEmptyRest = rest.every((part) => part === '');
    if (number === '' || !checked.ok || !isEmptyRest)
      return [{ ok: false, line, text: trimmed.slice(0, 60) }];
    return [{ ok: true, line, number, quantity: checked.value }];
  });
}
