import { showWidget } from '@foyer/testing';
import { fireEvent } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { quotationWidget } from '../quotations.manifest.ts';
import { quotationExample, quotationIn } from '../quotations-fixture.ts';

type Options = NonNullable<Parameters<typeof showWidget>[1]>;
const order = { id: 'order-9', number: 'AB-2026-004799' };
const ordered = quotationIn('ordered', { order, allowedActions: ['download'] });
const euro = (amount: number) => ({ amount, currency: 'EUR' as const });

async function open(action: string, answers: Options['answers'], more: Options = {}) {
  const shown = await showWidget(quotationWidget, {
    roles: ['ROLE_SHOP'],
    props: { quotationId: 'quotation-1' },
    answers: { getQuotation: quotationExample, ...answers },
    ...more,
  });
  await userEvent.click(await shown.screen.findByRole('button', { name: action }));
  const dialog: HTMLElement = await shown.screen.findByRole('dialog');
  const part = (name: string) => dialog.querySelector<HTMLElement>(`[part~=${name}]`);
  const tick = () => userEvent.click(dialog.querySelector('[name=acceptTerms]') as Element);
  const press = (name: string) => userEvent.click(part(name) as Element);
  const sent = () => shown.api.callsOf('requestQuotation');
  const comment = (text: string) => userEvent.type(dialog.querySelector('textarea') as Element, text);
  const isGone = () => vi.waitFor(() => expect(shown.screen.queryByRole('dialog')).toBeNull());
  return { ...shown, dialog, part, tick, press, sent, comment, isGone };
}
const said = (dialog: Element) => dialog.textContent?.replaceAll(/\s/g, ' ');
const fails = (code: string, status = 409, errors: readonly object[] = []): Options['prepare'] => {
  return (api) => api.behave({ requestQuotation: { status, code, errors } });
};
/** Error fields of a server that has version 4. */
const isVersion4 = [{ path: 'version', code: 'mismatch', params: { version: 4, state: 'offered' } }];

describe('accepting', () => {
  it('shows the articles, the price, the delivery address and the payment terms', async () => {
    const { dialog, part } = await open('Angebot annehmen', {});
    expect(said(dialog)).toContain('Wallbox Pulse 11 kW25.960,00 €40 × 649,00 €');
    expect(said(dialog)).toContain('31.554,04 €');
    expect(said(dialog)).toContain('Speicherstraße 14');
    expect(said(dialog)).toContain('zahlbar innerhalb von 30 Tagen');
    expect(part('order')?.textContent).toBe('Zahlungspflichtig bestellen');
    expect(dialog.querySelector<HTMLInputElement>('[name=reference]')?.value).toBe('Bauabschnitt 2');
  });

  it('orders nothing without the terms', async () => {
    const { press, sent, screen } = await open('Angebot annehmen', { requestQuotation: ordered });
    await press('order');
    expect(await screen.findByText('Bitte akzeptieren Sie die Geschäftsbedingungen.')).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it('orders once however often the button is pressed, with the version that was seen, and links to the order', async () => {
    const { press, tick, sent, isGone, screen, events } = await open('Angebot annehmen', {
      requestQuotation: ordered,
    });
    await tick();
    await Promise.all([press('order'), press('order')]);
    await isGone();
    expect(sent().map(({ body }) => body)).toEqual([
      {
        kind: 'accept',
        quotationId: 'quotation-1',
        version: 3,
        reference: 'Bauabschnitt 2',
        acceptTerms: true,
      },
    ]);
    expect(await screen.findByText('Aus dem Angebot wurde Ihre Bestellung AB-2026-004799')).toBeTruthy();
    expect(events.find(({ type }) => type === 'foyer-quotation-accepted')?.detail).toEqual({
      id: 'quotation-1',
      number: 'AN-2026-000815',
      orderId: 'order-9',
      orderNumber: 'AB-2026-004799',
    });
  });

  it('shows the changes made meanwhile, keeps the typed text, and sends the new version', async () => {
    const shown = await open(
      'Angebot annehmen',
      { requestQuotation: ordered },
      { prepare: fails('quotation_changed', 409, isVersion4) },
    );
    const { press, tick, sent, dialog, part, api, isGone } = shown;
    const reference = dialog.querySelector('[name=reference]') as HTMLInputElement;
    fireEvent.input(reference, { target: { value: 'Halle 7' } });
    await tick();
    const [first, ...rest] = quotationExample.items;
    if (!first) throw new Error('The example has no line.');
    const now = quotationIn('offered', {
      items: [{ ...first, quantity: 50 }, ...rest],
      gross: euro(3_900_000),
      allowedActions: quotationExample.allowedActions,
    });
    api.respond('getQuotation', () => now);
    await press('order');
    await vi.waitFor(() => expect(said(part('changes') as Element)).toContain('Menge 40 → 50'));
    expect(said(part('changes') as Element)).toContain('31.554,04 € → 39.000,00 €');
    expect(said(dialog)).toContain('Es wurde nichts gesendet');
    expect(reference.value).toBe('Halle 7');
    api.behave({});
    await press('order');
    await isGone();
    const [before, after] = sent();
    expect([before, after].map((call) => call?.body)).toMatchObject([{ version: 3 }, { version: 4 }]);
    expect(after?.headers.get('idempotency-key')).not.toBe(before?.headers.get('idempotency-key'));
  });

  it('offers a renewal where the offer has expired', async () => {
    const shown = await open('Angebot annehmen', {}, { prepare: fails('quotation_expired') });
    const { press, tick, part, api, screen, dialog } = shown;
    api.respond('getQuotation', () => quotationIn('expired', { allowedActions: ['renew', 'download'] }));
    await tick();
    await press('order');
    await vi.waitUntil(() => part('renew-instead'));
    expect(said(dialog)).toContain('Dieses Angebot ist abgelaufen. Es wurde nichts bestellt.');
    expect(part('order')).toBeNull();
    await press('renew-instead');
    expect(await screen.findByRole('heading', { name: 'Angebot AN-2026-000815 neu anfragen' })).toBeTruthy();
  });

  it('keeps the input without a connection, and orders once on a retry', async () => {
    const shown = await open(
      'Angebot annehmen',
      { requestQuotation: ordered },
      { prepare: fails('unavailable', 503) },
    );
    const { press, tick, sent, dialog, api, isGone } = shown;
    await tick();
    await press('order');
    await vi.waitFor(() => expect(said(dialog)).toMatch(/sendet nichts doppelt/));
    api.behave({});
    await press('order');
    await isGone();
    const keys = sent().map(({ headers }) => headers.get('idempotency-key'));
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it('can deliver to another address', async () => {
    const other = { ...quotationExample.deliveryAddress, id: 'address-2', street: 'Kaistraße' };
    const shown = await open('Angebot annehmen', {
      requestQuotation: ordered,
      listDeliveryAddresses: { items: [other as never], nextCursor: null },
    });
    const { press, tick, sent, isGone, screen, shadow } = shown;
    await press('other-address');
    const box = await screen.findByRole('combobox', { name: /Lieferadresse/ });
    await userEvent.click(box);
    fireEvent.change(box, { target: { value: 'Kai' } });
    const option = await vi.waitUntil(() =>
      [...shadow.querySelectorAll('[role=option]')].find((one) => one.textContent?.includes('Kaistraße')),
    );
    await userEvent.click(option);
    await tick();
    await press('order');
    await isGone();
    expect(sent()[0]?.body).toMatchObject({ deliveryAddressId: 'address-2' });
  });
});

describe('other answers', () => {
  it('negotiates with a comment, and not without', async () => {
    const now = quotationIn('in_preparation', { allowedActions: ['comment', 'cancel'] });
    const { press, sent, comment, isGone, screen } = await open('Nachverhandeln', { requestQuotation: now });
    await press('send');
    expect(await screen.findByText('Bitte füllen Sie dieses Feld aus.')).toBeTruthy();
    await comment('Bei 60 Stück?');
    await press('send');
    await isGone();
    expect(sent().map(({ body }) => body)).toEqual([
      { kind: 'negotiate', quotationId: 'quotation-1', version: 3, comment: 'Bei 60 Stück?' },
    ]);
    expect(screen.getByText('Wir bereiten Ihr Angebot vor')).toBeTruthy();
  });

  it.each([
    ['Ablehnen', 'decline', quotationExample, quotationIn('declined'), 'Sie haben dieses Angebot abgelehnt'],
    [
      'Anfrage zurückziehen',
      'cancel',
      quotationIn('in_preparation', { allowedActions: ['cancel'] }),
      quotationIn('cancelled'),
      'Diese Anfrage ist beendet',
    ],
    [
      'Neu anfragen',
      'renew',
      quotationIn('expired', { allowedActions: ['renew'] }),
      quotationIn('requested'),
      'Ihre Anfrage ist bei uns',
    ],
  ] as const)('“%s” needs no reason', async (name, kind, getQuotation, requestQuotation, next) => {
    const { press, sent, isGone, screen } = await open(name, { getQuotation, requestQuotation });
    await press('send');
    await isGone();
    expect(sent()[0]?.body).toEqual({ kind, quotationId: 'quotation-1', version: getQuotation.version });
    expect(screen.getByText(next)).toBeTruthy();
  });

  it('keeps a typed reason as a draft', async () => {
    const { comment, dialog, screen, isGone } = await open('Ablehnen', {});
    await comment('Zu teuer');
    await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
    await isGone();
    await userEvent.click(screen.getByRole('button', { name: 'Ablehnen' }));
    const again = await screen.findByRole('dialog');
    expect(again).not.toBe(dialog);
    await vi.waitFor(() => expect(again.querySelector('textarea')?.value).toBe('Zu teuer'));
  });

  it('reports an answer that somebody else gave first, and no longer offers it', async () => {
    const shown = await open('Ablehnen', {}, { prepare: fails('action_not_allowed') });
    const { press, dialog, part, api, comment } = shown;
    api.respond('getQuotation', () => ordered);
    await comment('Zu teuer');
    await press('send');
    await vi.waitFor(() => expect(said(dialog)).toContain('Das ist bei diesem Angebot nicht mehr möglich.'));
    expect(said(dialog)).toContain('Status: Bestellt');
    expect(part('send')).toBeNull();
  });
});
