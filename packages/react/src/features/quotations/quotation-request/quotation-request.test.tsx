import { describeWidget, showWidget } from '@foyer/testing';
import { fireEvent } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { quotationRequestWidget } from '../quotations.manifest.ts';
import { requestExample } from '../quotations-fixture.ts';
import { articleFound, cartToAsk } from './quotation-request-fixture.ts';

describeWidget(quotationRequestWidget, {
  props: { fromCart: true },
  answers: { getCart: cartToAsk },
  ready: 'Wallbox Pulse 11 kW',
  empty: null,
  failing: 'getCart',
});

type Options = NonNullable<Parameters<typeof showWidget>[1]>;
async function show(
  props: Readonly<Record<string, unknown>> = {},
  answers: Options['answers'] = {},
  more: Options = {},
) {
  const shown = await showWidget(quotationRequestWidget, {
    roles: ['ROLE_SHOP'],
    props,
    answers: {
      requestQuotation: requestExample,
      getCart: cartToAsk,
      getArticle: articleFound,
      listArticles: { items: [articleFound], nextCursor: null, total: 1 },
      ...answers,
    },
    hrefFor: ({ route, params }) => `/de_DE/${route}/${params?.id ?? ''}`,
    ...more,
  });
  const field = (name: string) =>
    vi.waitUntil(() => shown.shadow.querySelector<HTMLInputElement>(`[name=${name}]`));
  const send = async () =>
    userEvent.click(await shown.screen.findByRole('button', { name: 'Unverbindlich anfragen' }));
  const sent = () => shown.api.callsOf('requestQuotation').map(({ body }) => body);
  const arrived = () => shown.screen.findByRole('heading', { name: 'Ihre Anfrage ist bei uns' });
  return { ...shown, field, send, sent, arrived };
}

describe('requesting a quotation', () => {
  it('works with a description only; the confirmation shows the number, the next step and a link', async () => {
    const { field, send, sent, arrived, screen, events } = await show();
    await userEvent.type(await field('words'), 'Sechs Ladepunkte für ein Parkhaus');
    await userEvent.type(await field('title'), 'Parkhaus');
    await userEvent.type(await field('reference'), 'BA 2');
    await send();
    expect(await arrived()).toBe(screen.getByRole('heading', { level: 1 }));
    expect(sent()).toEqual([
      {
        kind: 'free_text',
        description: 'Sechs Ladepunkte für ein Parkhaus',
        title: 'Parkhaus',
        reference: 'BA 2',
      },
    ]);
    expect(screen.getByText(/Sie hat die Nummer AN-2026-000809/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Anfrage ansehen' }).getAttribute('href')).toBe(
      '/de_DE/quotation/quotation-2',
    );
    expect(events.find(({ type }) => type === 'foyer-quotation-requested')?.detail).toEqual({
      id: 'quotation-2',
      number: 'AN-2026-000809',
    });
  });

  it('sends nothing without an article or a description, with the error at the field', async () => {
    const { send, sent, screen, field } = await show();
    await send();
    expect(await screen.findByText(/Bitte wählen Sie einen Artikel oder beschreiben Sie/)).toBeTruthy();
    expect(sent()).toEqual([]);
    await userEvent.type(await field('words'), 'x');
    await vi.waitFor(() => expect(screen.queryByText(/Bitte wählen Sie einen Artikel/)).toBeNull());
  });

  it('starts with the given article and quantity', async () => {
    const { send, sent, arrived, screen } = await show({ articleId: 'article-1', quantity: 40 });
    await screen.findByText('Wallbox Pulse 11 kW');
    await send();
    await arrived();
    expect(sent()).toEqual([{ kind: 'articles', items: [{ articleId: 'article-1', quantity: 40 }] }]);
  });

  it('finds articles by what is typed', async () => {
    const { send, sent, arrived, screen, shadow } = await show();
    const box = await screen.findByRole('combobox', { name: 'Artikel in Zeile 1' });
    await userEvent.click(box);
    fireEvent.change(box, { target: { value: 'WB' } });
    const option = await vi.waitUntil(() =>
      [...shadow.querySelectorAll('[role=option]')].find((one) => one.textContent?.includes('WB-110')),
    );
    await userEvent.click(option);
    const quantity = screen.getByLabelText('Menge für Wallbox Pulse 11 kW', { selector: 'input' });
    fireEvent.change(quantity, { target: { value: '60' } });
    await userEvent.click(screen.getByRole('button', { name: 'Weiteren Artikel hinzufügen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Zeile 2 entfernen' }));
    await send();
    await arrived();
    expect(sent()).toEqual([{ kind: 'articles', items: [{ articleId: 'article-1', quantity: 60 }] }]);
  });

  it('is not sent with an invalid quantity', async () => {
    const { send, sent, screen } = await show({ articleId: 'article-1', quantity: 40 });
    const quantity = await screen.findByLabelText('Menge für Wallbox Pulse 11 kW', { selector: 'input' });
    fireEvent.change(quantity, { target: { value: '0' } });
    await send();
    expect(await screen.findByText(/Mindestens 1 Stück/)).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it('requests the version of the cart that was seen, and keeps the cart', async () => {
    const { field, send, sent, arrived, api } = await show({ fromCart: true });
    await userEvent.type(await field('words'), 'Geht es günstiger?');
    await send();
    await arrived();
    expect(sent()).toEqual([{ kind: 'cart', cartVersion: 7, note: 'Geht es günstiger?' }]);
    expect(api.calls).not.toContain('removeCartItem');
  });

  it('shows a cart that has changed meanwhile, keeps the typed text, and sends the new version', async () => {
    const { field, send, sent, arrived, api, text } = await show(
      { fromCart: true },
      {},
      { prepare: (fake) => fake.behave({ requestQuotation: { status: 409, code: 'cart_changed' } }) },
    );
    await userEvent.type(await field('words'), 'Geht es günstiger?');
    api.respond('getCart', () => ({ ...cartToAsk, version: 8 }));
    await send();
    await vi.waitFor(() => expect(text()).toContain('Es wurde nichts gesendet'));
    expect((await field('words')).value).toBe('Geht es günstiger?');
    api.behave({});
    await send();
    await arrived();
    expect(sent().map((body) => (body as { cartVersion: number }).cartVersion)).toEqual([7, 8]);
  });

  it('keeps lines and description as a draft', async () => {
    const first = await show({ articleId: 'article-1', quantity: 40 });
    await first.screen.findByText('Wallbox Pulse 11 kW');
    await userEvent.type(await first.field('words'), 'Montage im Januar');
    globalThis.dispatchEvent(new Event('pagehide'));
    const { sdk } = first;
    const second = await show({}, {}, { sdk });
    await second.screen.findByText('Wallbox Pulse 11 kW');
    expect((await second.field('words')).value).toBe('Montage im Januar');
  });

  it('keeps the input without a connection, and sends the request once', async () => {
    const { field, send, arrived, api, text } = await show(
      {},
      {},
      { prepare: (fake) => fake.behave({ requestQuotation: { status: 503, code: 'unavailable' } }) },
    );
    await userEvent.type(await field('words'), 'Sechs Ladepunkte');
    await send();
    await vi.waitFor(() => expect(text()).toMatch(/sendet nichts doppelt/));
    api.behave({});
    await send();
    await arrived();
    const keys = api.callsOf('requestQuotation').map(({ headers }) => headers.get('idempotency-key'));
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });
});
