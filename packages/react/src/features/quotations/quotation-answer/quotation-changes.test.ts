import type { Quotation } from '@foyer/contract/quotations/quotations.schema';
import { describe, expect, it } from 'vitest';
import { quotationExample, quotationIn } from '../quotations-fixture.ts';
import { quotationChanges } from './quotation-changes.ts';

const euro = (amount: number) => ({ amount, currency: 'EUR' as const });
const [wallbox, cable] = quotationExample.items as [Quotation['items'][0], Quotation['items'][0]];
const withItems = (...items: Quotation['items']) => quotationIn('offered', { items });

describe('the changes of a quotation', () => {
  it('are empty where only the version differs', () =>
    expect(quotationChanges(quotationExample, quotationIn('offered'))).toEqual([]));

  it('are listed line by line', () => {
    const now = withItems(
      { ...wallbox, id: 'other', quantity: 60, unitNet: euro(61_900) },
      { ...cable, id: 'new', articleId: 'article-7', name: 'Standfuß', quantity: 2 },
    );
    expect(quotationChanges(quotationExample, now)).toEqual([
      { kind: 'removed', name: 'Ladekabel Typ 2, 7 m', quantity: 4 },
      { kind: 'quantity', name: 'Wallbox Pulse 11 kW', before: 40, after: 60 },
      { kind: 'price', name: 'Wallbox Pulse 11 kW', before: euro(64_900), after: euro(61_900) },
      { kind: 'added', name: 'Standfuß', quantity: 2 },
    ]);
  });

  it('contain the binding price: gross for private customers', () => {
    const now = { ...withItems({ ...wallbox, unitGross: euro(70_000) }, cable), basis: 'gross' as const };
    expect(quotationChanges({ ...quotationExample, basis: 'gross' }, now)).toEqual([
      { kind: 'price', name: wallbox.name, before: euro(77_231), after: euro(70_000) },
    ]);
  });

  it('contain state, validity and total too', () => {
    const now = quotationIn('expired', { validUntil: null, gross: euro(1) });
    expect(quotationChanges(quotationExample, now)).toEqual([
      { kind: 'state', state: 'expired' },
      { kind: 'valid-until', before: quotationExample.validUntil, after: null },
      { kind: 'total', before: quotationExample.gross, after: euro(1) },
    ]);
  });
});
