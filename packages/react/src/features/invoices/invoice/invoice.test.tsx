import { describeWidget, showWidget } from '@foyer/testing';
import { watchDownloads } from '@foyer/testing/watch-downloads';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { invoiceWidget } from '../invoices.manifest.ts';
import { invoiceExample } from '../invoices-fixture.ts';

describeWidget(invoiceWidget, {
  props: { invoiceId: 'invoice-1' },
  answers: { getInvoice: invoiceExample },
  ready: 'Wallbox Pulse 11 kW',
  empty: null,
  failing: 'getInvoice',
});

type Options = NonNullable<Parameters<typeof showWidget>[1]>;
const show = (answers: Options['answers'] = {}, prepare: Options['prepare'] = () => undefined) =>
  showWidget(invoiceWidget, {
    roles: ['ROLE_FLEET_FINANCIAL'],
    props: { invoiceId: 'invoice-1' },
    answers: { getInvoice: invoiceExample, ...answers },
    hrefFor: ({ route, params }) => `/de_DE/${route}/${params?.id ?? ''}`,
    prepare,
  });

describe('an invoice', () => {
  it('shows the payment details, with a QR code for banking apps', async () => {
    const { screen, shadow } = await show();
    expect(await screen.findByRole('img', { name: 'QR-Code für die Überweisung' })).toBeTruthy();
    const payment = shadow.querySelector('[part=payment]')?.textContent?.replace(/\s/g, ' ');
    expect(payment).toContain('1.306,68 €');
    expect(payment).toContain('DE02 1203 0000 0000 2020 51');
    expect(screen.getByText('Seit 12 Tagen überfällig')).toBeTruthy();
  });

  it('has no payment details once it is paid', async () => {
    const { screen, shadow } = await show({
      getInvoice: { ...invoiceExample, state: 'paid', daysOverdue: 0, paymentDetails: null },
    });
    await screen.findByText('Wallbox Pulse 11 kW');
    expect(shadow.querySelector('[part=payment]')).toBeNull();
  });

  it('shows discounts, payments and reminders', async () => {
    const { screen, shadow } = await show();
    expect(await screen.findByText(/^5\s%\sRabatt: -100,84\s€$/)).toBeTruthy();
    const entries = [...shadow.querySelectorAll('[part=payments] li')].map(({ textContent }) =>
      textContent?.replace(/\s/g, ' '),
    );
    expect(entries).toEqual(['Überweisung20.10.20261.000,00 €', '1. Mahnung08.11.2026']);
  });

  it('links to its order and its credit note', async () => {
    const { screen } = await show();
    const order = await screen.findByRole('link', { name: 'AB-2026-004711' });
    expect(order.getAttribute('href')).toBe('/de_DE/order/order-1');
    expect(screen.getByRole('link', { name: 'GU-2026-000017' }).getAttribute('href')).toBe(
      '/de_DE/invoice/invoice-2',
    );
  });

  it.each([
    ['PDF herunterladen', 'pdf'],
    ['E-Rechnung (XML)', 'xml'],
  ])('is downloaded by “%s”', async (name, format) => {
    const saved = watchDownloads();
    const file = new File(['content'], `Rechnung 1.${format}`);
    const { screen, api } = await show({ downloadInvoice: file });
    await userEvent.click(await screen.findByRole('button', { name }));
    await screen.findByText('Die Rechnung wurde heruntergeladen.');
    expect([...saved.keys()]).toEqual([`Rechnung 1.${format}`]);
    expect(api.callsOf('downloadInvoice')[0]?.url.searchParams.get('format')).toBe(format);
  });

  it('reports a file that could not be loaded', async () => {
    const saved = watchDownloads();
    const failure = { status: 400, code: 'malformed_request' };
    const { screen } = await show({}, (api) => api.behave({ downloadInvoice: failure }));
    await userEvent.click(await screen.findByRole('button', { name: 'PDF herunterladen' }));
    expect(await screen.findByText(/konnte nicht geladen werden/)).toBeTruthy();
    expect(saved.size).toBe(0);
  });
});
