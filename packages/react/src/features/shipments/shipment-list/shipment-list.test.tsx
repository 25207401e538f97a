import { describeWidget, showWidget } from '@foyer/testing';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { shipmentsWidget } from '../shipments.manifest.ts';
import { noShipments, shipmentExample, shipmentsPage } from '../shipments-fixture.ts';

describeWidget(shipmentsWidget, {
  answers: { listShipments: shipmentsPage },
  ready: 'LS-2026-009001',
  empty: { answers: { listShipments: noShipments }, text: 'Noch keine Lieferungen' },
  failing: 'listShipments',
});

describe('compact', () => {
  describeWidget(shipmentsWidget, {
    props: { compact: true, pageSize: 2 },
    answers: { listShipments: shipmentsPage },
    ready: 'LS-2026-009001',
    empty: { answers: { listShipments: noShipments }, text: 'Noch keine Lieferungen' },
    failing: 'listShipments',
  });
});

const open = () =>
  showWidget(shipmentsWidget, {
    roles: ['ROLE_SHOP'],
    answers: { listShipments: shipmentsPage, getShipment: shipmentExample },
  });

it('shows content, state and delivery date of a shipment in one row', async () => {
  const { screen } = await open();
  const row = (await screen.findByText('LS-2026-009001')).closest('tr');
  for (const text of ['AB-2026-004711', 'Unterwegs', 'Hamburg', 'Wallbox Pulse 11 kW', '2 Pakete'])
    expect(row?.textContent).toContain(text);
});

it('opens a shipment in place and returns to the list', async () => {
  const { screen } = await open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'LS-2026-009001' }));
  await screen.findByRole('heading', { name: 'Lieferung LS-2026-009001' });
  await user.click(screen.getByRole('button', { name: 'Alle Lieferungen' }));
  await screen.findByRole('button', { name: 'LS-2026-009001' });
});

it('requests the chosen state and dates', async () => {
  const { api, screen } = await open();
  await screen.findByText('LS-2026-009001');
  const user = userEvent.setup();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'returned');
  await screen.findByText('LS-2026-009001');
  expect(api.callsOf('listShipments').at(-1)?.url.searchParams.get('state')).toBe('returned');
});
