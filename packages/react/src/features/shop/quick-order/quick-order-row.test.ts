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
    ['with a quantity that was typed', { text: '', isQuantityTyped: true }, false],
    ['with the quantity it began with', { text: '', isQuantityTyped: false }, true],
    ['with blanks', { text: '  ', isQuantityTyped: false }, true],
  ])('%s is blank or not', (_, more, expected) => {
    expect(isBlank(row(more))).toBe(expected);
  });

  it.each([
    ['nothing where it can be ordered', {}, null],
    ['nothing where it is blank', { text: '', isQuantityTyped: false, quantity: 'x' }, null],
    ['that its number is missing', { text: ' ' }, { field: 'article', code: 'missing' }],
    ['that there is no such article', { article: null }, { field: 'article', code: 'unknown' }],
    ['that the article cannot be had', { article: gone }, { field: 'article', code: 'unavailable' }],
    ['the least quantity', { quantity: '0' }, atQuantity('min_value', 2)],
    ['the most', { quantity: '12' }, atQuantity('max_value', 10)],
    ['the step', { quantity: '5' }, atQuantity('quantity_step', 2)],
    ['that it is no number', { quantity: 'zwei' }, atQuantity('numbers_only', 0)],
    ['nothing of bounds before the article was found', { article: undefined, quantity: '9999' }, null],
    [
      'that it is too many for any article',
      { article: undefined, quantity: '10000' },
      atQuantity('max_value', 9999),
    ],
    ['what the server said', { refusal: { code: 'max_value', limit: 3 } }, atQuantity('max_value', 3, true)],
    [
      'its own fault before that of the server',
      { quantity: '5', refusal: { code: 'max_value', limit: 3 } },
      atQuantity('quantity_step', 2),
    ],
  ] as const)('says %s', (_, more, expected) => {
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
      'of a quantity that is too high',
      { field: 'quantity', problem: { code: 'max_value', limit: 9 }, isFromServer: false },
      'base.quantity.max_value 9',
    ],
    [
      'of one that is too high with what the cart has',
      { field: 'quantity', problem: { code: 'max_value', limit: 9 }, isFromServer: true },
      'shop.quick-order.with-cart 9',
    ],
    [
      'of a step that the server asks for',
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
