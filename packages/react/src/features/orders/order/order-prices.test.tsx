import type { Order } from '@foyer/contract/orders/orders.schema';
import { createFakeToken, showWidget } from '@foyer/testing';
import { expect, it } from 'vitest';
import { ordersWidget, orderWidget } from '../orders.manifest.ts';
import { orderExample, ordersPage, shipmentsExample } from '../orders-fixture.ts';

async function show(order: Order) {
  const shown = await showWidget(orderWidget, {
    roles: ['ROLE_SHOP'],
    props: { orderId: order.id },
    answers: { getOrder: order, listOrderShipments: shipmentsExample },
  });
  await shown.screen.findByText('Wallbox Pulse 11 kW');
  const part = (name: string) => shown.shadow.querySelector(`[part=${name}]`);
  const rows = [...(part('totals')?.children ?? [])].map((row) =>
    [...row.children].map((cell) => (cell.textContent ?? '').replaceAll(/\s/g, ' ')).join(': '),
  );
  return { rows, item: part('item')?.textContent?.replaceAll(/\s/g, ' '), text: shown.shadow.textContent };
}

it('shows net prices to business customers', async () => {
  const { rows, item, text } = await show(orderExample);
  expect(item).toContain('2 × 799,00 €1.598,00 €');
  expect(text).toContain('Alle Preise zzgl. MwSt.');
  expect(rows).toEqual([
    'Zwischensumme netto: 1.940,90 €',
    'Versand: 49,00 €',
    'Summe netto: 1.989,90 €',
    'zzgl. 19 % MwSt. auf 1.965,00 €: 373,35 €',
    'zzgl. 7 % MwSt. auf 24,90 €: 1,74 €',
    'Gesamtsumme inkl. MwSt.: 2.364,99 €',
  ]);
});

it('shows gross prices to private customers, and the VAT within', async () => {
  const { rows, item, text } = await show({
    ...orderExample,
    totals: { ...orderExample.totals, basis: 'gross' },
  });
  expect(item).toContain('2 × 950,81 €1.901,62 €');
  expect(text).toContain('Alle Preise inkl. MwSt.');
  expect(rows).toEqual([
    'Zwischensumme: 2.306,68 €',
    'Versand: 58,31 €',
    'Gesamtsumme inkl. MwSt.: 2.364,99 €',
    'enthaltene MwSt. (19 %): 373,35 €',
    'enthaltene MwSt. (7 %): 1,74 €',
  ]);
});

it.each([
  ['b2b', 'Betrag netto', '1.989,90'],
  ['b2c_cc', 'Betrag brutto', '2.364,99'],
] as const)('lists amounts in %s with their label', async (mode, label, amount) => {
  const { screen, shadow } = await showWidget(ordersWidget, {
    roles: ['ROLE_SHOP'],
    answers: { listOrders: ordersPage, login: { tokens: [{ mode, token: createFakeToken(mode) }] } },
  });
  await screen.findByText('AB-2026-004711');
  expect(shadow.textContent).toContain(label);
  expect(shadow.querySelector('[part=row]')?.textContent).toContain(amount);
});
