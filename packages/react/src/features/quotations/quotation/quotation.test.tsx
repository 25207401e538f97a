import { describeWidget, showWidget } from '@foyer/testing';
import { watchDownloads } from '@foyer/testing/watch-downloads';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { quotationWidget } from '../quotations.manifest.ts';
import { quotationExample, quotationIn, requestExample } from '../quotations-fixture.ts';

const gross = { ...quotationExample, basis: 'gross' as const };
if (gross.totals) gross.totals = { ...gross.totals, basis: 'gross' };

describeWidget(quotationWidget, {
  props: { quotationId: 'quotation-1' },
  answers: { getQuotation: quotationExample },
  ready: 'Wallbox Pulse 11 kW',
  empty: null,
  failing: 'getQuotation',
  privately: { answers: { getQuotation: gross }, shows: 'Alle Preise inkl. MwSt.', hides: /netto|zzgl/ },
});

type Options = NonNullable<Parameters<typeof showWidget>[1]>;
const show = (answers: Options['answers'] = {}, more: Options = {}) =>
  showWidget(quotationWidget, {
    roles: ['ROLE_SHOP'],
    props: { quotationId: 'quotation-1' },
    answers: { getQuotation: quotationExample, ...answers },
    hrefFor: ({ route, params }) => `/de_DE/${route}/${params?.id ?? ''}`,
    ...more,
  });
type Shown = Awaited<ReturnType<typeof show>>;
const plain = (node: Element | null | undefined) => node?.textContent?.replaceAll(/\s/g, ' ');
const actionsOf = ({ shadow }: Shown) =>
  [...shadow.querySelectorAll('[part=next] button, [part=next] a')].map((button) => plain(button));

describe('a quotation', () => {
  it('shows the total of the offer, and the savings against the shop', async () => {
    const { screen, shadow } = await show();
    await screen.findByText('Wallbox Pulse 11 kW');
    const lines = [...shadow.querySelectorAll('[part=line]')].map(plain);
    expect(lines[0]).toContain('40 × 649,00 €statt 699,00 €25.960,00 €');
    expect(lines[1]).not.toContain('statt');
    expect(plain(shadow.querySelector('[part=savings]'))).toBe('Ihr Vorteil2.000,00 €');
    expect(plain(shadow.querySelector('[part=next]'))).toContain(
      '26.516,00 € netto, 31.554,04 € inkl. MwSt.',
    );
    expect(plain(shadow.querySelector('[part=next]'))).toContain('noch 2 Tage');
  });

  it.each([
    ['customer', 'Zurückgezogen', 'Sie haben diese Anfrage zurückgezogen'],
    ['service', 'Von uns beendet', 'Wir haben diese Anfrage beendet'],
  ] as const)('names the %s as the side that ended it', async (cancelledBy, badge, title) => {
    const { screen } = await show({ getQuotation: quotationIn('cancelled', { cancelledBy }) });
    await screen.findByText(badge);
    await screen.findByRole('heading', { name: title });
  });

  it('shows a private customer gross amounts only', async () => {
    const { screen, shadow } = await show({ getQuotation: gross }, { mode: 'b2c_cc' });
    await screen.findByText('Wallbox Pulse 11 kW');
    expect(plain(shadow.querySelector('[part=line]'))).toContain('40 × 772,31 €statt 831,81 €30.892,40 €');
    expect(plain(shadow.querySelector('[part=savings]'))).toBe('Ihr Vorteil2.380,00 €');
    expect(plain(shadow.querySelector('[part=next]'))).toContain('31.554,04 € inkl. MwSt.');
    expect(shadow.textContent).not.toContain('26.516,00');
  });

  it.each([
    [quotationExample, ['Angebot annehmen', 'Nachverhandeln', 'Ablehnen', 'Als PDF laden']],
    [quotationIn('expired', { allowedActions: ['renew', 'download'] }), ['Neu anfragen', 'Als PDF laden']],
    [requestExample, ['Anfrage zurückziehen']],
    [quotationIn('declined'), []],
    [
      quotationIn('ordered', {
        order: { id: 'order-9', number: 'AB-2026-004799' },
        allowedActions: ['download'],
      }),
      ['Bestellung ansehen', 'Als PDF laden'],
    ],
  ])('offers only the actions the server allows: $state', async (quotation, expected) => {
    const shown = await show({ getQuotation: quotation });
    await shown.screen.findByRole('heading', { level: 1 });
    expect(actionsOf(shown)).toEqual(expected);
  });

  it('renders each of its parts once', async () => {
    const { screen, shadow } = await show();
    await screen.findByRole('heading', { level: 1 });
    for (const part of ['head', 'next', 'actions', 'facts', 'lines', 'totals'])
      expect([part, shadow.querySelectorAll(`[part=${part}]`).length]).toEqual([part, 1]);
  });

  it('links to the order it became', async () => {
    const order = { id: 'order-9', number: 'AB-2026-004799' };
    const { screen } = await show({ getQuotation: quotationIn('ordered', { order }) });
    const link = await screen.findByRole('link', { name: 'Bestellung ansehen' });
    expect(link.getAttribute('href')).toBe('/de_DE/order/order-9');
    expect(screen.getByText('Aus dem Angebot wurde Ihre Bestellung AB-2026-004799')).toBeTruthy();
  });

  it('shows the description of the request, and that the price is still to come', async () => {
    const { screen } = await show({ getQuotation: requestExample });
    expect(await screen.findByText(/Montage bis Ende Januar/)).toBeTruthy();
    expect(screen.getByText(/^Ihren Preis sehen Sie hier/)).toBeTruthy();
  });

  it('names the contact person with mail address and phone number', async () => {
    const { screen } = await show();
    const mail = await screen.findByRole('link', { name: 'vertrieb@foyer.example' });
    expect(mail.getAttribute('href')).toBe('mailto:vertrieb@foyer.example?subject=Angebot%20AN-2026-000815');
    expect(screen.getByRole('link', { name: '+49 40 123456' }).getAttribute('href')).toBe('tel:+4940123456');
  });

  it('is downloaded, and says so', async () => {
    const saved = watchDownloads();
    const { screen } = await show({ downloadQuotation: new File(['pdf'], 'Angebot-AN-2026-000815.pdf') });
    await userEvent.click(await screen.findByRole('button', { name: 'Als PDF laden' }));
    await screen.findByText('Das Angebot wurde heruntergeladen.');
    expect([...saved.keys()]).toEqual(['Angebot-AN-2026-000815.pdf']);
  });

  it.each(['nothing', 'a/b'])('shows the not-found page for the id %s', async (quotationId) => {
    const { screen } = await show(
      {},
      {
        props: { quotationId },
        prepare: (api) => api.behave({ getQuotation: { status: 404, code: 'not_found' } }),
      },
    );
    expect(await screen.findByText('Dieses Angebot gibt es nicht')).toBeTruthy();
  });
});

describe('messages', () => {
  const answered = {
    ...quotationExample,
    comments: [
      ...quotationExample.comments,
      {
        id: 'comment-3',
        at: '2026-11-12T08:00:00Z',
        author: 'Maren Petersen',
        isFromCustomer: true,
        text: 'Bis wann genau?',
      },
    ],
  };
  const write = async ({ screen }: Shown, text: string) => {
    await userEvent.type(await screen.findByLabelText('Ihre Nachricht'), text);
    await userEvent.click(screen.getByRole('button', { name: 'Nachricht senden' }));
  };

  it('are listed in order, the user’s own marked', async () => {
    const { screen, shadow } = await show();
    await screen.findByText('Das passt gut.');
    const own = [...shadow.querySelectorAll('[part=message]')].map((node) => node.hasAttribute('data-own'));
    expect(own).toEqual([false, true]);
  });

  it('are sent once, appear, and leave an empty field', async () => {
    const shown = await show({ requestQuotation: answered });
    await write(shown, 'Bis wann genau?');
    expect(await shown.screen.findByText('Bis wann genau?', { selector: 'p' })).toBeTruthy();
    expect(shown.api.callsOf('requestQuotation').map(({ body }) => body)).toEqual([
      { kind: 'comment', quotationId: 'quotation-1', comment: 'Bis wann genau?' },
    ]);
    await vi.waitFor(() =>
      expect((shown.screen.getByLabelText('Ihre Nachricht') as HTMLTextAreaElement).value).toBe(''),
    );
  });

  it('are not sent empty', async () => {
    const shown = await show({ requestQuotation: answered });
    await write(shown, ' ');
    expect(await shown.screen.findByText('Bitte füllen Sie dieses Feld aus.')).toBeTruthy();
    expect(shown.api.callsOf('requestQuotation')).toEqual([]);
  });

  it('stay in the field without a connection, and keep their idempotency key', async () => {
    const shown = await show(
      { requestQuotation: answered },
      { prepare: (api) => api.behave({ requestQuotation: { status: 503, code: 'unavailable' } }) },
    );
    await write(shown, 'Bis wann genau?');
    await vi.waitFor(() => expect(shown.text()).toMatch(/sendet nichts doppelt/));
    shown.api.behave({});
    await userEvent.click(shown.screen.getByRole('button', { name: 'Nachricht senden' }));
    await shown.screen.findByText('Bis wann genau?', { selector: 'p' });
    const keys = shown.api.callsOf('requestQuotation').map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('cannot be written where the action is not allowed', async () => {
    const { screen } = await show({ getQuotation: quotationIn('declined') });
    await screen.findByText('Das passt gut.');
    expect(screen.queryByLabelText('Ihre Nachricht')).toBeNull();
  });
});
