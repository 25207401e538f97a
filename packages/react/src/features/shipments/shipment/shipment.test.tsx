import { describeWidget, showWidget } from '@foyer/testing';
import { expect, it } from 'vitest';
import { keepUnits } from '../../../domain/article/keep-units.ts';
import { shipmentWidget } from '../shipments.manifest.ts';
import { shipmentExample } from '../shipments-fixture.ts';

describeWidget(shipmentWidget, {
  props: { shipmentId: 'shipment-1' },
  answers: { getShipment: shipmentExample },
  ready: 'Ladekabel Typ 2, 7 m',
  empty: null,
  failing: 'getShipment',
});

const show = (changes: Partial<typeof shipmentExample> = {}) =>
  showWidget(shipmentWidget, {
    roles: ['ROLE_SHOP'],
    answers: { getShipment: { ...shipmentExample, ...changes } },
    props: { shipmentId: 'shipment-1' },
  });

it('shows the articles of the order that are still missing, with their delivery date', async () => {
  const { screen, shadow } = await show();
  await screen.findByText('Fehlt noch von der Bestellung');
  const missing = shadow.querySelector('[part=missing]');
  expect(missing?.textContent).toContain(keepUnits('Wallbox Pulse 11 kW'));
  expect(missing?.textContent).toContain('1 Stück');
  expect(shadow.textContent).toContain('Voraussichtlich am 24.11.2026');
});

it.each([
  ['in_transit', 'shipped', 'Mit dieser Lieferung ist die Bestellung vollständig unterwegs.'],
  ['delivered', 'delivered', 'Die Bestellung ist vollständig zugestellt.'],
] as const)(
  'shows that nothing is missing from the order of a shipment that is %s',
  async (state, orderState, text) => {
    const { screen, shadow } = await show({ state, orderState, missing: [], missingExpectedOn: null });
    await screen.findByText(text);
    expect(shadow.querySelector('[part=missing]')).toBeNull();
  },
);

it('links to the carrier by https only', async () => {
  const { screen, shadow } = await show({
    trackingUrl: 'javascript:alert(1)',
    parcels: shipmentExample.parcels.map((parcel) => ({ ...parcel, trackingUrl: 'http://carrier.example/' })),
  });
  await screen.findByText('NP123456790');
  expect(shadow.querySelectorAll('a[target=_blank]')).toHaveLength(0);
});

it('offers no delivery note while something is packed', async () => {
  const { screen } = await show({ state: 'prepared', hasDeliveryNote: false });
  await screen.findByText('In Vorbereitung');
  expect(screen.queryByRole('button', { name: 'Lieferschein herunterladen' })).toBeNull();
});

it('marks the newest event of the carrier as the current one', async () => {
  const { screen, shadow } = await show();
  await screen.findByText('Im Verteilzentrum');
  expect(shadow.querySelector('[aria-current=step]')?.textContent).toContain('Im Verteilzentrum');
});
