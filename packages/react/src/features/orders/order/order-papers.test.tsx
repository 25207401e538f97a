import { showWidget } from '@foyer/testing';
import { watchDownloads } from '@foyer/testing/watch-downloads';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { orderWidget } from '../orders.manifest.ts';
import { orderExample, shipmentsExample } from '../orders-fixture.ts';

type Options = NonNullable<Parameters<typeof showWidget>[1]>;
const show = (answers: Options['answers'] = {}, prepare: Options['prepare'] = () => undefined) =>
  showWidget(orderWidget, {
    roles: ['ROLE_SHOP'],
    props: { orderId: 'order-1' },
    answers: { getOrder: orderExample, listOrderShipments: shipmentsExample, ...answers },
    prepare,
  });

const pdf = (name: string) => new File(['%PDF-1.7 invoice'], name, { type: 'application/pdf' });
const press = async ({ screen }: Awaited<ReturnType<typeof show>>) =>
  userEvent.click(await screen.findByRole('button', { name: 'Rechnung herunterladen' }));

describe('the invoice of an order', () => {
  it('is not offered before there is one', async () => {
    const { screen } = await show({ getOrder: { ...orderExample, hasInvoice: false } });
    await screen.findByRole('button', { name: 'Drucken' });
    expect(screen.queryByRole('button', { name: 'Rechnung herunterladen' })).toBeNull();
    expect(screen.queryByText(/Rechnung ist|Rechnungsabruf/)).toBeNull();
  });

  it('is saved under the name the server gives it', async () => {
    const saved = watchDownloads();
    const shown = await show({ getOrderInvoice: pdf('RE-2026-000815 Größe.pdf') });
    await press(shown);
    await shown.screen.findByText('Die Rechnung wurde heruntergeladen.');
    expect([...saved.keys()]).toEqual(['RE-2026-000815 Größe.pdf']);
    expect(await saved.get('RE-2026-000815 Größe.pdf')?.text()).toBe('%PDF-1.7 invoice');
  });

  it("gets the order's number where the server names nothing", async () => {
    const saved = watchDownloads();
    const shown = await show({ getOrderInvoice: pdf('') });
    await press(shown);
    await shown.screen.findByText('Die Rechnung wurde heruntergeladen.');
    expect([...saved.keys()]).toEqual(['rechnung-AB-2026-004711.pdf']);
  });

  it.each([
    [404, 'invoice_not_ready', /noch nicht erstellt/],
    [501, 'not_offered', /nicht angeboten/],
  ])('explains %i %s, without a retry button', async (status, code, text) => {
    const saved = watchDownloads();
    const shown = await show({}, (api) => api.behave({ getOrderInvoice: { status, code } }));
    await press(shown);
    await shown.screen.findByText(text);
    expect(shown.screen.queryByRole('button', { name: 'Rechnung herunterladen' })).toBeNull();
    expect(saved.size).toBe(0);
  });

  it('can be tried again after a failure', async () => {
    const saved = watchDownloads();
    const failure = { status: 400, code: 'malformed_request' };
    const shown = await show({ getOrderInvoice: pdf('RE-1.pdf') }, (api) =>
      api.behave({ getOrderInvoice: failure }),
    );
    await press(shown);
    await shown.screen.findByText(/konnte nicht geladen werden/);
    shown.api.behave({});
    await press(shown);
    await vi.waitUntil(() => saved.has('RE-1.pdf'));
  });
});

describe('the shipments of an order', () => {
  it('lead to the carrier in a tab of its own', async () => {
    const { screen } = await show();
    const link = await screen.findByRole('link', { name: /Sendung NP123456789 verfolgen/ });
    expect(link.getAttribute('href')).toBe('https://tracking.example/NP123456789');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(screen.getByText('Voraussichtlich am 14.11.2026')).toBeTruthy();
  });

  it.each([['javascript:alert(1)'], ['http://tracking.example/NP123456789']])(
    'show the number without a link for the address %s',
    async (trackingUrl) => {
      const items = shipmentsExample.items.map((shipment) => ({ ...shipment, trackingUrl }));
      const { screen } = await show({}, (api) => api.answer({ listOrderShipments: { items } }));
      await screen.findByText('NP123456789');
      expect(screen.queryByRole('link', { name: /verfolgen/ })).toBeNull();
    },
  );

  it('show that there are none yet, or that the server does not offer them', async () => {
    const none = await show({ listOrderShipments: { items: [] } });
    await none.screen.findByText(/Es ist noch nichts unterwegs/);
    none.close();
    const later = { status: 501, code: 'not_offered' };
    const absent = await show({}, (api) => api.behave({ listOrderShipments: later }));
    await absent.screen.findByText(/wird hier nicht angeboten/);
  });
});
