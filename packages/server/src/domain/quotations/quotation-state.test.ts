import type { QuotationAction } from '@foyer/contract/quotations/quotation-states';
import { describe, expect, it } from 'vitest';
import { customerActions, hasPaper, type ServiceAction, serviceActions, stateOn } from './quotation-state.ts';
import type { StoredState } from './quotations.table.ts';

const today = '2026-03-31';
/** State, last day, actions of a buyer, actions of the service, and whether there is a document, which is all that finance may read. */
const table: readonly [
  StoredState,
  string | null,
  readonly QuotationAction[],
  readonly ServiceAction[],
  boolean,
][] = [
  ['requested', null, ['comment', 'cancel'], ['prepare', 'offer', 'comment', 'cancel'], false],
  ['in_preparation', null, ['comment', 'cancel'], ['offer', 'comment', 'cancel'], false],
  [
    'offered',
    '2026-04-30',
    ['accept', 'negotiate', 'decline', 'comment'],
    ['offer', 'comment', 'cancel'],
    true,
  ],
  ['offered', today, ['accept', 'negotiate', 'decline', 'comment'], ['offer', 'comment', 'cancel'], true],
  ['offered', '2026-03-30', ['renew'], ['comment'], true],
  ['expired', '2026-03-30', ['renew'], ['comment'], true],
  ['ordered', '2026-04-30', [], [], true],
  ['ordered', '2026-03-01', [], [], true],
  ['declined', '2026-04-30', [], [], true],
  ['declined', '2026-03-01', [], [], true],
  ['cancelled', null, [], [], false],
  ['cancelled', '2026-03-01', [], [], false],
];

describe.each(table)('a quotation that is %s until %s', (state, validUntil, buyer, service, isPaper) => {
  const quotation = { state, validUntil };
  const paper = isPaper ? ['download'] : [];

  it(`lets a buyer ${buyer.join(', ') || 'do nothing'}`, () => {
    expect(customerActions(quotation, 'buyer', today)).toEqual([...buyer, ...paper]);
  });

  it('lets finance look at its paper and do nothing', () => {
    expect(customerActions(quotation, 'reader', today)).toEqual(paper);
  });

  it(`lets the service ${service.join(', ') || 'do nothing'}`, () => {
    expect(serviceActions(quotation, today)).toEqual(service);
    expect(hasPaper(stateOn(quotation, today))).toBe(isPaper);
  });
});
