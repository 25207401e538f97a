import { quotationStates } from '@foyer/contract/quotations/quotation-states';
import { expect, it } from 'vitest';
import { quotationStateId } from './quotation-state-id.ts';
import { quotationStateTones } from './quotation-state-tone.ts';

it.each([
  ['offered', null, 'quotations.state.offered'],
  ['expired', null, 'quotations.state.expired'],
  ['cancelled', 'customer', 'quotations.cancelled-by.customer'],
  ['cancelled', 'service', 'quotations.cancelled-by.service'],
  ['cancelled', null, 'quotations.state.cancelled'],
] as const)('a quotation that is %s by %s is called %s', (state, cancelledBy, expected) => {
  expect(quotationStateId({ state, cancelledBy })).toBe(expected);
});

it('has a colour for each state, and marks those that need an action', () => {
  expect(Object.keys(quotationStateTones).sort()).toEqual([...quotationStates].sort());
  expect(quotationStateTones).toMatchObject({ offered: 'brand', expired: 'warning', accepted: 'success' });
});
