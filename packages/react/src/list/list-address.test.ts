import { describe, expect, it } from 'vitest';
import { type ListAddress, readView, writeView } from './list-address.ts';
import { aDay, anId, oneOf, onlyIf, someIds } from './list-filter.ts';
import { createListView, type ListView, pageQuery, turnTo } from './list-view.ts';

const start = createListView('orderedAt:desc', {
  state: 'open',
  from: undefined,
  tag: undefined,
  isNew: undefined,
});
const address: ListAddress = {
  key: 'orders',
  filters: { state: oneOf(['open', 'paid']), from: aDay, tag: someIds, isNew: onlyIf },
  sorts: ['orderedAt:desc', 'number:asc'],
  columnIds: ['number', 'state', 'net'],
  start,
  limit: 25,
};
const written = (view: ListView, params = new URLSearchParams()) => {
  writeView(params, address, view);
  return params.toString();
};
const read = (text: string) => readView(new URLSearchParams(text), address);

describe('the view of a list in an address', () => {
  it('is read back as it was written', () => {
    const view: ListView = {
      ...start,
      search: 'Kabel & Co',
      sort: 'number:asc',
      values: { state: undefined, from: '2026-01-01', tag: ['a', 'b'], isNew: true },
      columns: ['number', 'net'],
      page: 2,
    };
    const again = read(written(view));
    expect(again).toEqual(view);
    expect(pageQuery(again)).toEqual({
      from: '2026-01-01',
      tag: ['a', 'b'],
      isNew: true,
      search: 'Kabel & Co',
      sort: 'number:asc',
      page: 3,
    });
  });

  it('leaves out what the list starts with, and everything else in the address alone', () => {
    const params = new URLSearchParams('state=host&orders.state=paid&orders.page=4');
    expect(written(start, params)).toBe('state=host');
    expect(read('').values.state).toBe('open');
    expect(written({ ...start, values: { ...start.values, state: undefined } })).toBe('orders.state=');
    expect(read('orders.state=').values.state).toBeUndefined();
  });

  it('needs a cursor beyond what can be jumped to, and only there', () => {
    const far = turnTo({ ...start, page: 59, cursors: [null] }, 60, 'c60', 25);
    expect(written(far)).toBe('orders.page=61&orders.cursor=c60');
    expect(pageQuery(read(written(far)))).toMatchObject({ cursor: 'c60' });
    expect(read('orders.page=61').page).toBe(0);
    expect(read('orders.page=3&orders.cursor=forged').cursors).toEqual([null]);
  });

  it.each([
    'orders.page=0',
    'orders.page=x',
    'orders.page=1e9',
    'orders.sort=size:asc',
    'orders.from=31.12.2026',
    'orders.from=2026-13-01',
    'orders.tag=a%27b',
    'orders.isNew=maybe',
    'orders.columns=secret',
  ])('%s is ignored', (text) => {
    expect(read(text)).toEqual(start);
  });
});

describe('turnTo', () => {
  it('stays where there is no way', () => {
    expect(turnTo(start, -1, null, 25)).toBe(start);
    expect(turnTo(start, 1.5, null, 25)).toBe(start);
    expect(turnTo(start, 41, null, 25)).toBe(start);
    expect(turnTo(start, 40, null, 25).page).toBe(40);
  });
});

describe('filters', () => {
  it('know their own values', () => {
    expect(oneOf(['a', 'b']).read(['b'])).toBe('b');
    expect(oneOf(['a', 'b']).read(['c'])).toBeUndefined();
    expect(anId.read(['x'.repeat(65)])).toBeUndefined();
    expect(someIds.read(['', '!'])).toBeUndefined();
    expect(onlyIf.read(['false'])).toBeUndefined();
  });
});
