import type { Order } from '@foyer/contract/orders/orders.schema';
import { showWidget } from '@foyer/testing';
import { expect, it } from 'vitest';
import { orderWidget } from '../orders.manifest.ts';
import { orderExample, shipmentsExample } from '../orders-fixture.ts';

/** The example with a quantity of 50 of its first article, six of which were in stock. */
const waiting = (more: Partial<Order> = {}, shippedQuantity = 0): Order => ({
  ...orderExample,
  items: orderExample.items.map((item, at) =>
    at > 0
      ? item
      : { ...item, quantity: 50, shippedQuantity, backorder: { quantity: 44, expectedOn: '2026-12-03' } },
  ),
  ...more,
});

async function show(order: Order) {
  const { screen, shadow } = await showWidget(orderWidget, {
    roles: ['ROLE_SHOP'],
    props: { orderId: order.id },
    answers: { getOrder: order, listOrderShipments: shipmentsExample },
  });
  await screen.findByText('Wallbox Pulse 11 kW');
  const textsOf = (part: string) =>
    [...shadow.querySelectorAll(`[part=${part}]`)].map((node) => node.textContent?.replaceAll(/\s/g, ' '));
  return { later: textsOf('backorder'), facts: textsOf('facts').join() };
}

it.each([
  ['nothing was sent', waiting(), ['6 sofort, 44 ab 3. Dezember']],
  ['the available quantity was sent', waiting({}, 6), ['6 sofort, 44 ab 3. Dezember']],
  ['more than the available quantity was sent', waiting({}, 7), []],
  ['everything was sent', waiting({}, 50), []],
  ['the order was cancelled', waiting({ state: 'cancelled' }), []],
])('shows the backordered quantity and date that the order keeps: %s', async (_, order, expected) => {
  expect((await show(order)).later).toEqual(expected);
});

it('shows the agreed payment terms', async () => {
  const paymentTerms = { dueDays: 30, discount: { percent: 2, days: 10 } };
  expect((await show(waiting({ paymentTerms }))).facts).toContain(
    'ZahlungRechnung, 2 % Skonto bei Zahlung innerhalb von 10 Tagen, sonst innerhalb von 30 Tagen ohne Abzug',
  );
});

it('shows no payment terms for an old order that has none', async () => {
  const { facts } = await show(waiting({ paymentTerms: null }));
  expect(facts).toContain('Kostenstelle');
  expect(facts).not.toContain('Zahlung');
});
