import type { Money } from '@foyer/contract';
import type { Quotation, QuotationItem } from '@foyer/contract/quotations/quotations.schema';

/** A difference between the quotation the user saw and the current one. */
export type QuotationChange =
  | { readonly kind: 'state'; readonly state: Quotation['state'] }
  | { readonly kind: 'added'; readonly name: string; readonly quantity: number }
  | { readonly kind: 'removed'; readonly name: string; readonly quantity: number }
  | { readonly kind: 'quantity'; readonly name: string; readonly before: number; readonly after: number }
  | {
      readonly kind: 'price';
      readonly name: string;
      readonly before: Money | null;
      readonly after: Money | null;
    }
  | { readonly kind: 'valid-until'; readonly before: string | null; readonly after: string | null }
  | { readonly kind: 'total'; readonly before: Money | null; readonly after: Money | null };

const isSame = (one: Money | null, other: Money | null) => one?.amount === other?.amount;

function lineChanges(seen: QuotationItem, now: QuotationItem, unitOf: (item: QuotationItem) => Money | null) {
  const { name } = now;
  const changes: QuotationChange[] = [];
  if (seen.quantity !== now.quantity) {
    changes.push({ kind: 'quantity', name, before: seen.quantity, after: now.quantity });
  }
  const [before, after] = [unitOf(seen), unitOf(now)];
  if (!isSame(before, after)) changes.push({ kind: 'price', name, before, after });
  return changes;
}

/** Returns the differences: the state, then the lines, then validity and total. */
export function quotationChanges(before: Quotation, after: Quotation): QuotationChange[] {
  const unitOf = (item: QuotationItem) => (after.basis === 'gross' ? item.unitGross : item.unitNet);
  const keyOf = ({ articleId, number }: QuotationItem) => articleId ?? number;
  const old = new Map(before.items.map((item) => [keyOf(item), item]));
  const kept = new Set(after.items.map(keyOf));
  const changes: QuotationChange[] =
    before.state === after.state ? [] : [{ kind: 'state', state: after.state }];
  for (const item of before.items) {
    if (!kept.has(keyOf(item))) changes.push({ kind: 'removed', name: item.name, quantity: item.quantity });
  }
  for (const item of after.items) {
    const seen = old.get(keyOf(item));
    if (seen) changes.push(...lineChanges(seen, item, unitOf));
    else changes.push({ kind: 'added', name: item.name, quantity: item.quantity });
  }
  if (before.validUntil !== after.validUntil) {
    changes.push({ kind: 'valid-until', before: before.validUntil, after: after.validUntil });
  }
  const [from, to] = [before.gross, after.gross];
  if (!isSame(from, to)) changes.push({ kind: 'total', before: from, after: to });
  return changes;
}
