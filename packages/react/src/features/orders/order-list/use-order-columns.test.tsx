import type { Mode } from '@foyer/contract';
import { orderStates } from '@foyer/contract/orders/order-states';
import type { OrderSummary } from '@foyer/contract/orders/orders.schema';
import { showHook } from '@foyer/testing';
import { describe, expect, it, vi } from 'vitest';
import { baseMessages } from '../../../i18n/base.messages.ts';
import { shownColumns } from '../../../list/list-columns.ts';
import { ordersPage } from '../orders-fixture.ts';
import { orderListMessages } from './order-list.messages.ts';
import { useOrderColumns } from './use-order-columns.tsx';
import { useOrderFilterFields } from './use-order-filter-fields.ts';

const order = ordersPage.items[0] as OrderSummary;
const texts = [orderListMessages, baseMessages];
const columnsFor = async (mode: Mode) => (await showHook(useOrderColumns, { mode, texts })).now();
const columnOf = async (id: string, mode: Mode = 'b2b') =>
  (await columnsFor(mode)).find((each) => each.id === id);

describe('the columns of orders', () => {
  it.each([
    ['b2b', ['number', 'orderedAt', 'orderedBy', 'articles', 'state', 'delivery', 'net']],
    ['b2c_cc', ['number', 'orderedAt', 'articles', 'state', 'delivery', 'gross']],
  ] as const)('in mode %s are %o until others are chosen', async (mode, expected) => {
    const columns = await columnsFor(mode);
    expect(shownColumns(columns, undefined).map(({ id }) => id)).toEqual(expected);
  });

  it.each([
    ['b2b', ['net', 'gross']],
    ['b2c_cc', ['gross']],
  ] as const)('in mode %s show amounts %o, and sort by the amount to pay', async (mode, expected) => {
    const amounts = (await columnsFor(mode)).filter(({ type }) => type === 'money');
    expect(amounts.map(({ id }) => id)).toEqual(expected);
    expect(amounts[0]).toMatchObject({ sort: 'gross', card: 'amount' });
    expect(amounts.slice(1).map(({ sort }) => sort)).toEqual(expected.slice(1).map(() => undefined));
  });

  it.each([
    ['net', 'net', { amount: 198_990, currency: 'EUR' }],
    ['gross', 'gross', { amount: 236_499, currency: 'EUR' }],
    ['its articles', 'articles', 'Wallbox Pulse 11 kW, Ladekabel Typ 2, 7 m'],
    ['its state', 'state', 'Teilweise versandt'],
    ['the currency', 'currency', 'EUR'],
    ['the cost centre', 'costCentre', 'KST 4200'],
    ['its number of pieces', 'itemCount', 3],
  ])('show of an order %s', async (_, id, expected) => {
    expect((await columnOf(id))?.value(order)).toEqual(expected);
  });

  it.each([
    ['number', order, 'Referenz: Fuhrpark Nord'],
    ['number', { ...order, reference: null }, null],
    ['articles', order, '3 Stück'],
  ])('add below %s of %o: %s', async (id, given, expected) => {
    expect((await columnOf(id))?.note?.(given)).toBe(expected);
  });

  it.each([
    ['confirmed', '2026-11-24', '2026-11-24', 'voraussichtlich 24.11.2026'],
    ['shipped', '2026-11-24', '2026-11-24', 'voraussichtlich 24.11.2026'],
    ['delivered', '2026-11-24', null, null],
    ['completed', '2026-11-24', null, null],
    ['cancelled', '2026-11-24', null, null],
    ['received', null, null, null],
  ] as const)(
    'show of an order that is %s and expected on %s: %s',
    async (state, expectedDeliveryDate, value, cell) => {
      const column = await columnOf('delivery');
      const given = { ...order, state, expectedDeliveryDate };
      expect([column?.value(given), column?.cell?.(given)]).toEqual([value, cell]);
    },
  );

  it.each([
    ['cancelled', 'danger', 'Storniert'],
    ['partially_shipped', 'warning', 'Teilweise versandt'],
    ['delivered', 'success', 'Zugestellt'],
    ['from-a-newer-server', undefined, 'Sonstiges'],
  ])('show the state %s in the colour %s', async (state, tone, children) => {
    const cell = (await columnOf('state'))?.cell?.({ ...order, state: state as OrderSummary['state'] });
    expect(cell).toMatchObject({ props: { tone, children } });
  });
});

describe('the filters of orders', () => {
  const fields = (mode: Mode) =>
    showHook(() => useOrderFilterFields(true), {
      mode,
      texts,
      answers: { listBuyers: { items: [{ id: 'u1', name: 'Ida Voss' }] } },
    });

  it.each([
    ['b2b', ['state', 'buyer', 'from'], 1],
    ['b2c_cc', ['state', 'from'], 0],
  ] as const)('in mode %s are %o, with %d requests for other people', async (mode, expected, count) => {
    const { now, api } = await fields(mode);
    await vi.waitUntil(() => api.callsOf('listBuyers').length === count);
    expect(now().map((field) => ('name' in field ? field.name : field.from))).toEqual(expected);
    expect(api.callsOf('listBuyers')).toHaveLength(count);
  });

  it('list the open orders first, then every state', async () => {
    const [state] = (await fields('b2b')).now();
    const options = state && 'options' in state ? state.options : [];
    expect(options[0]).toEqual({ value: 'open', label: 'Noch zu liefern' });
    expect(options.slice(1).map(({ value }) => value)).toEqual([...orderStates]);
    expect(options.at(-1)?.label).toBe('Storniert');
  });
});
