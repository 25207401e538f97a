import type { SafeStorage } from '@foyer/core';
import { expect, it } from 'vitest';
import type { ListAddress } from './list-address.ts';
import { oneOf } from './list-filter.ts';
import { listReturn, markReturn } from './list-return.ts';
import { createListView } from './list-view.ts';

function storage(): SafeStorage {
  const entries = new Map<string, string>();
  return {
    get: (key) => entries.get(key) ?? null,
    set: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
  } as SafeStorage;
}
const start = createListView('orderedAt:desc', { state: undefined });
const address = (key: string): ListAddress => ({
  key,
  filters: { state: oneOf(['open', 'paid']) },
  sorts: ['orderedAt:desc', 'number:asc'],
  columnIds: ['number'],
  start,
  limit: 25,
});
const orders = address('orders');
const view = { ...start, search: 'Kabel', sort: 'number:asc', values: { state: 'paid' }, page: 2 };

it('is found as it was left, once somebody comes back to it', () => {
  const session = storage();
  listReturn.keep(session, orders, view);
  expect(listReturn.left(session, orders)).toBeUndefined();
  markReturn(session, 'orders');
  expect(listReturn.left(session, orders)).toEqual(view);
});

it('is opened anew after they have come back', () => {
  const session = storage();
  listReturn.keep(session, orders, view);
  markReturn(session, 'orders');
  listReturn.end(session, orders);
  expect(listReturn.left(session, orders)).toBeUndefined();
});

it('is as it starts where nothing of it was kept', () => {
  const session = storage();
  markReturn(session, 'orders');
  expect(listReturn.left(session, orders)).toEqual(start);
});

it('is not mistaken for another list', () => {
  const session = storage();
  listReturn.keep(session, orders, view);
  markReturn(session, 'orders');
  expect(listReturn.left(session, address('invoices'))).toBeUndefined();
});
