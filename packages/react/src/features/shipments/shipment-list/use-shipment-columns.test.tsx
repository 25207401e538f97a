import type { ShipmentSummary } from '@foyer/contract/shipments/shipments.schema';
import { showHook } from '@foyer/testing';
import { describe, expect, it } from 'vitest';
import { shipmentWordsMessages } from '../../../domain/shipment/shipment-words.messages.ts';
import { baseMessages } from '../../../i18n/base.messages.ts';
import { shownColumns } from '../../../list/list-columns.ts';
import { shipmentsPage } from '../shipments-fixture.ts';
import { shipmentListMessages } from './shipment-list.messages.ts';
import { useShipmentColumns } from './use-shipment-columns.tsx';

const shipment = shipmentsPage.items[0] as ShipmentSummary;
const texts = [shipmentListMessages, shipmentWordsMessages, baseMessages];
const columns = async () => (await showHook(useShipmentColumns, { texts })).now();
const columnOf = async (id: string) => (await columns()).find((each) => each.id === id);

describe('the columns of shipments', () => {
  it('are state, delivery date and destination among others by default', async () => {
    expect(shownColumns(await columns(), undefined).map(({ id }) => id)).toEqual([
      'number',
      'shippedAt',
      'articles',
      'state',
      'expectedOn',
      'city',
      'carrier',
    ]);
  });

  it.each([
    ['articles', 'Wallbox Pulse 11 kW, Ladekabel Typ 2, 7 m'],
    ['state', 'Unterwegs'],
    ['shippedAt', '2026-11-12T15:20:00Z'],
    ['expectedOn', '2026-11-14'],
    ['deliveredAt', null],
    ['city', 'Hamburg'],
    ['carrier', 'Nordpaket'],
    ['orderNumber', 'AB-2026-004711'],
    ['reference', 'Fuhrpark Nord'],
    ['trackingNumber', 'NP123456789'],
    ['packageCount', 2],
    ['itemCount', 3],
  ])('have %s of a shipment: %s', async (id, expected) => {
    expect((await columnOf(id))?.value(shipment)).toBe(expected);
  });

  it.each([
    ['its order', 'number', {}, 'zu AB-2026-004711'],
    ['pieces and parcels', 'articles', {}, '3 Stück in 2 Paketen'],
    ['one parcel', 'articles', { itemCount: 1, packageCount: 1 }, '1 Stück in 1 Paket'],
    ['the tracking number', 'carrier', {}, 'NP123456789'],
    ['nothing without a tracking number', 'carrier', { trackingNumber: null }, null],
  ])('add %s', async (_, id, more, expected) => {
    expect((await columnOf(id))?.note?.({ ...shipment, ...more })).toBe(expected);
  });

  it.each([
    ['the day of delivery', { deliveredAt: '2026-11-14T09:00:00Z' }, 'Zugestellt am 14.11.2026'],
    ['the expected day', {}, 'Voraussichtlich am 14.11.2026'],
    ['the day of dispatch if no expected day is known', { expectedOn: null }, 'Versandt am 12.11.2026'],
    ['nothing before dispatch', { expectedOn: null, shippedAt: null }, null],
  ])('show as the arrival %s', async (_, more, expected) => {
    expect((await columnOf('expectedOn'))?.cell?.({ ...shipment, ...more })).toBe(expected);
  });

  it('show a general text for a state that only a newer server knows', async () => {
    const state = 'at-the-moon' as ShipmentSummary['state'];
    expect((await columnOf('state'))?.value({ ...shipment, state })).toBe('Sonstiges');
  });
});
