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
    ['fill an empty form to three', [], ['', '', '']],
    ['fill up what is short', [typed('A')], ['A', '', '']],
    ['have one more at the end of a full form', [typed('A'), typed('B'), typed('C')], ['A', 'B', 'C', '']],
    ['are enough where one is at the end', [typed('A'), typed('B'), blank()], ['A', 'B', '']],
    ['between others do not count', [typed('A'), blank(), typed('C')], ['A', '', 'C', '']],
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
    ['takes the least quantity where none was typed', blank(), '2'],
    ['keeps the quantity that was typed', typed('nx-1003', '7'), '7'],
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
    ['stand where it stood, before those after it', b.key, ['A', 'X', 'Y', 'C']],
    ['stand before it where it has a text', c.key, ['A', 'X', 'Y', 'C']],
    ['stand first where it is not there any more', 'gone', ['X', 'Y', 'A', 'C']],
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
  ])('with %d others are %s in all', (count, expected) => {
    const rows = withLines(many(count), 'gone', [{ text: 'X', quantity: '1' }]);
    expect(rows?.length ?? null).toBe(expected);
  });
});

describe('the result of a lookup', () => {
  const found = new Map([['nx-1003', cable]]);
  it.each([
    ['is put at the line that asked, capitals aside', typed('Nx-1003'), cable],
    ['is none where no article has the number', typed('NX-9'), null],
    ['leaves a line alone whose article is known', { ...typed('NX-1003'), article: wallbox }, wallbox],
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
    ['the least quantity', { code: 'min_value', params: { limit: 5 } }, { code: 'min_value', limit: 5 }],
    ['the most', { code: 'max_value', params: { limit: 9 } }, { code: 'max_value', limit: 9 }],
    ['the step', { code: 'quantity_step', params: { limit: 2 } }, { code: 'quantity_step', limit: 2 }],
    [
      'the most, by a code that only a newer server knows',
      { code: 'sold_out', params: { limit: 0 } },
      { code: 'max_value', limit: 0 },
    ],
    ['the most without a number', { code: 'max_value' }, { code: 'max_value', limit: 0 }],
  ])('are %s, at the line concerned', (_, field, refusal) => {
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
    ['about something else of a line', { path: 'items.0.note', code: 'max_length' }],
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
