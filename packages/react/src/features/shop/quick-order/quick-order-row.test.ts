import { describe, expect, it } from 'vitest';
import { articleOf } from '../shop-fixture.ts';
import { isBlank, problemOf, type QuickOrderRow } from './quick-order-row.ts';
import { priceAt, problemText } from './row-texts.ts';

const cable = articleOf(3, 'Ladekabel', { minQuantity: 2, maxQuantity: 10, quantityStep: 2 });
const gone = articleOf(4, 'Standfuß', {
  availability: { status: 'unavailable', quantity: 0, leadTimeDays: null, backorderExpectedOn: null },
});
const row = (more: Partial<QuickOrderRow> = {}): QuickOrderRow => ({
  key: 'k',
  text: 'NX-1003',
  quantity: '4',
  isQuantityTyped: true,
  article: cable,
  refusal: null,
  ...more,
});
const atQuantity = (code: string, limit: number, isFromServer = false) => ({
  field: 'quantity',
  problem: { code, limit },
  isFromServer,
});

describe('a line of the quick order', () => {
  it.each([
    ['with a number', { text: 'NX-1', isQuantityTyped: false }, false],
    ['with a typed quantity', { text: '', isQuantityTyped: true }, false],
    ['with its initial quantity', { text: '', isQuantityTyped: false }, true],
    ['with blanks', { text: '  ', isQuantityTyped: false }, true],
  ])('%s: blank or not', (_, more, expected) => {
    expect(isBlank(row(more))).toBe(expected);
  });

  it.each([
    ['no problem if it can be ordered', {}, null],
    ['no problem if it is blank', { text: '', isQuantityTyped: false, quantity: 'x' }, null],
    ['a missing number', { text: ' ' }, { field: 'article', code: 'missing' }],
    ['an unknown article', { article: null }, { field: 'article', code: 'unknown' }],
    ['an unavailable article', { article: gone }, { field: 'article', code: 'unavailable' }],
    ['the minimum quantity', { quantity: '0' }, atQuantity('min_value', 2)],
    ['the maximum quantity', { quantity: '12' }, atQuantity('max_value', 10)],
    ['the step', { quantity: '5' }, atQuantity('quantity_step', 2)],
    ['a quantity that is no number', { quantity: 'zwei' }, atQuantity('numbers_only', 0)],
    ['no limits before the article was found', { article: undefined, quantity: '9999' }, null],
    [
      'a quantity above every limit',
      { article: undefined, quantity: '10000' },
      atQuantity('max_value', 9999),
    ],
    [
      'the error of the server',
      { refusal: { code: 'max_value', limit: 3 } },
      atQuantity('max_value', 3, true),
    ],
    [
      'its own problem before the error of the server',
      { quantity: '5', refusal: { code: 'max_value', limit: 3 } },
      atQuantity('quantity_step', 2),
    ],
  ] as const)('reports %s', (_, more, expected) => {
    expect(problemOf(row(more))).toEqual(expected);
  });
});

describe('the problem of a line, in words', () => {
  const t = ((id: string, values?: { readonly limit?: number }) =>
    values === undefined ? id : `${id} ${values.limit}`) as Parameters<typeof problemText>[0];
  it.each([
    ['of an article', { field: 'article', code: 'unknown' }, 'shop.quick-order.unknown'],
    [
      'of a quantity',
      { field: 'quantity', problem: { code: 'min_value', limit: 2 }, isFromServer: false },
      'base.quantity.min_value 2',
    ],
    [
      'of a too high quantity',
      { field: 'quantity', problem: { code: 'max_value', limit: 9 }, isFromServer: false },
      'base.quantity.max_value 9',
    ],
    [
      'of a too high quantity together with the cart',
      { field: 'quantity', problem: { code: 'max_value', limit: 9 }, isFromServer: true },
      'shop.quick-order.with-cart 9',
    ],
    [
      'of the step that the server requires',
      { field: 'quantity', problem: { code: 'quantity_step', limit: 4 }, isFromServer: true },
      'base.quantity.quantity_step 4',
    ],
  ] as const)('%s', (_, problem, expected) => {
    expect(problemText(t, problem)).toBe(expected);
  });
});

it.each([
  [1, 1000],
  [4, 1000],
  [5, 900],
  [19, 900],
  [20, 800],
  [500, 800],
])('of %d pieces one costs %d', (quantity, expected) => {
  const euro = (amount: number) => ({ amount, currency: 'EUR' as const });
  const tier = (minQuantity: number, amount: number) => ({
    minQuantity,
    net: euro(amount),
    gross: euro(amount),
  });
  const price = { net: euro(1000), gross: euro(1190), taxRate: 19, tiers: [tier(5, 900), tier(20, 800)] };
  expect(priceAt({ price }, quantity).net.amount).toBe(expected);
});
