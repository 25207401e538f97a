import type { FieldError } from '@foyer/contract/field-rules';
import { describe, expect, it } from 'vitest';
import { articleOf } from '../shop-fixture.ts';
import {
  mostRows,
  rowOf,
  withArticle,
  withBlanks,
  withFound,
  withLines,
  withRefusals,
} from './change-rows.ts';
import type { QuickOrderRow } from './quick-order-row.ts';

const cable = articleOf(3, 'Ladekabel', { minQuantity: 2 });
const wallbox = articleOf(1, 'Wallbox');
const typed = (text: string, quantity = '1') => rowOf({ text, quantity });
const blank = () => rowOf(null);
const many = (count: number) => [...Array(count).keys()].map((at) => typed(`NX-${at}`));
const texts = (rows: readonly QuickOrderRow[] | null) => rows?.map(({ text }) => text) ?? null;

describe('blank lines', () => {
  it.each([
    ['are three in an empty form', [], ['', '', '']],
    ['fill a short form to three', [typed('A')], ['A', '', '']],
    ['are added at the end of a full form', [typed('A'), typed('B'), typed('C')], ['A', 'B', 'C', '']],
    ['are not added if the last line is blank', [typed('A'), typed('B'), blank()], ['A', 'B', '']],
    ['do not count between other lines', [typed('A'), blank(), typed('C')], ['A', '', 'C', '']],
  ])('%s', (_, rows, expected) => {
    expect(texts(withBlanks(rows))).toEqual(expected);
  });

  it('end at the maximum number of lines', () => {
    expect(withBlanks(many(mostRows))).toHaveLength(mostRows);
    expect(withBlanks(many(mostRows - 1))).toHaveLength(mostRows);
  });
});

describe('a line whose article was found', () => {
  it.each([
    ['gets the minimum quantity if none was typed', blank(), '2'],
    ['keeps the typed quantity', typed('nx-1003', '7'), '7'],
  ])('%s', (_, row, quantity) => {
    expect(withArticle({ ...row, refusal: { code: 'max_value', limit: 1 } }, cable)).toMatchObject({
      article: cable,
      text: 'NX-1003',
      quantity,
      refusal: null,
    });
  });
});

describe('lines inserted at a line', () => {
  const [a, b, c] = [typed('A'), blank(), typed('C')];
  it.each([
    ['replace a blank line', b.key, ['A', 'X', 'Y', 'C']],
    ['are put before a line with a text', c.key, ['A', 'X', 'Y', 'C']],
    ['are put first if the line no longer exists', 'gone', ['X', 'Y', 'A', 'C']],
  ])('%s', (_, key, expected) => {
    const lines = [
      { text: 'X', quantity: '1' },
      { text: 'Y', quantity: '2' },
    ];
    expect(texts(withLines([a, b, c], key, lines))).toEqual(expected);
  });

  it.each([
    [mostRows - 1, mostRows],
    [mostRows, null],
  ])('with %d other lines are %s in total', (count, expected) => {
    const rows = withLines(many(count), 'gone', [{ text: 'X', quantity: '1' }]);
    expect(rows?.length ?? null).toBe(expected);
  });
});

describe('the result of a lookup', () => {
  const found = new Map([['nx-1003', cable]]);
  it.each([
    ['is put into the line with the number, ignoring case', typed('Nx-1003'), cable],
    ['is null if no article has the number', typed('NX-9'), null],
    ['does not change a line with a known article', { ...typed('NX-1003'), article: wallbox }, wallbox],
  ])('%s', (_, row, expected) => {
    expect(withFound([row], [row], found)[0]?.article).toBe(expected);
  });

  it('does not apply to a text typed meanwhile, nor to a line that was not looked up', () => {
    const asked = typed('NX-1003');
    const now = { ...asked, text: 'NX-1004' };
    const other = typed('NX-1003');
    expect(withFound([now, other], [asked], found)).toEqual([now, other]);
  });
});

describe('the refusals of the server', () => {
  const sent = [
    { ...typed('A'), article: cable },
    { ...typed('B'), article: wallbox },
  ];
  const told = (...fields: readonly FieldError[]) => withRefusals(sent, sent, fields);

  it.each([
    ['the minimum quantity', { code: 'min_value', params: { limit: 5 } }, { code: 'min_value', limit: 5 }],
    ['the maximum quantity', { code: 'max_value', params: { limit: 9 } }, { code: 'max_value', limit: 9 }],
    ['the step', { code: 'quantity_step', params: { limit: 2 } }, { code: 'quantity_step', limit: 2 }],
    [
      'the maximum quantity for the code of a newer server',
      { code: 'sold_out', params: { limit: 0 } },
      { code: 'max_value', limit: 0 },
    ],
    ['the maximum quantity without a number', { code: 'max_value' }, { code: 'max_value', limit: 0 }],
  ])('name %s, at the right line', (_, field, refusal) => {
    const rows = told({ path: 'items.1.quantity', ...field });
    expect(rows?.map((row) => row.refusal)).toEqual([null, refusal]);
  });

  it('mark an unknown article', () => {
    expect(
      told({ path: 'items.0.articleId', code: 'article_unknown' })?.map(({ article }) => article),
    ).toEqual([null, wallbox]);
  });

  it('mark an article that is no longer available', () => {
    const rows = told({ path: 'items.1.quantity', code: 'invalid_choice' });
    expect(rows?.[1]?.article?.availability).toMatchObject({ status: 'unavailable', quantity: 0 });
    expect(rows?.[0]).toBe(sent[0]);
  });

  it.each([
    ['about a line that was not sent', { path: 'items.2.quantity', code: 'min_value' }],
    ['about another field of a line', { path: 'items.0.note', code: 'max_length' }],
    ['about the cart', { path: 'items', code: 'max_length' }],
  ])('are null where the error is %s', (_, field) => {
    expect(told(field)).toBeNull();
  });

  it('belong to the line that was sent, wherever it is by then', () => {
    const moved = [blank(), ...sent];
    const rows = withRefusals(moved, sent, [
      { path: 'items.0.quantity', code: 'min_value', params: { limit: 3 } },
    ]);
    expect(rows?.map((row) => row.refusal?.limit)).toEqual([undefined, 3, undefined]);
  });
});
