import type { Cart } from '@foyer/contract/cart/cart.schema';
import { openDrafts } from '@foyer/core';
import { createFakeEnvironment, describeWidget, showWidget } from '@foyer/testing';
import { passTime } from '@foyer/testing/pass-time';
import { watchDownloads } from '@foyer/testing/watch-downloads';
import { fireEvent } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { cartWidget } from '../cart.manifest.ts';
import { cartOf, fakeAddress, fakeOrder, lineOf } from '../cart-fixture.ts';

/** Milliseconds after which a changed quantity has certainly been sent. */
const longerThanThePause = 10_000;
const full: Cart = {
  ...cartOf([lineOf('a', { quantity: 2 }), lineOf('b')], 7),
  deliveryAddress: fakeAddress('home'),
  knownAddresses: [fakeAddress('home'), fakeAddress('hall')],
};
const answers = {
  getCart: full,
  addCartItems: { ...full, version: 8 },
  removeCartItem: { ...full, items: full.items.slice(1), version: 8 },
  updateDeliveryAddress: { ...full, version: 8, deliveryAddress: fakeAddress('hall') },
  orderCart: fakeOrder,
  listDeliveryAddresses: { items: [fakeAddress('hall')], nextCursor: null, total: 1 },
  listCountries: {
    items: [
      { code: 'DE', name: 'Deutschland' },
      { code: 'AT', name: 'Österreich' },
    ],
  },
};

describeWidget(cartWidget, {
  answers,
  ready: 'Article a',
  empty: { answers: { getCart: cartOf([]) }, text: 'Ihr Warenkorb ist leer' },
  failing: 'getCart',
});

type Shown = Awaited<ReturnType<typeof showWidget>>;
const show = async (options: Parameters<typeof showWidget>[1] = {}) => {
  const shown = await showWidget(cartWidget, { roles: ['ROLE_SHOP'], answers, ...options });
  await shown.screen.findByRole('heading', { level: 2, name: /Article a/ });
  return shown;
};
const line = (shown: Shown, name: string): HTMLElement => {
  const found = shown.screen.getByRole('heading', { level: 2, name }).closest('li');
  if (found === null) throw new Error(`The cart has no line of ${name}.`);
  return found;
};
const quantity = (box: HTMLElement) => box.querySelector('[part=quantity-input]') as HTMLInputElement;
const field = (shown: Shown, name: string) =>
  shown.shadow.querySelector(`[name=${name}]`) as HTMLInputElement;
const order = async (shown: Shown) => {
  const terms = field(shown, 'acceptTerms');
  if (!terms.checked) await userEvent.click(terms);
  await userEvent.click(shown.screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
};
const trouble = (shown: Shown) =>
  vi.waitUntil(() => shown.shadow.querySelector('[part=order-trouble]')?.textContent ?? '');

describe('the lines', () => {
  it.each([
    ['0', 'Mindestens 1 Stück.'],
    ['-1', 'Mindestens 1 Stück.'],
    ['0.5', 'Bitte geben Sie eine ganze Zahl ein.'],
    ['1e9', 'Bitte geben Sie eine Zahl ein.'],
    ['99', 'Höchstens 10 Stück.'],
  ])('say what is wrong with %s and save nothing', async (text, message) => {
    const shown = await show();
    const box = line(shown, 'Article a');
    await passTime(longerThanThePause, () => fireEvent.change(quantity(box), { target: { value: text } }));
    expect(box.querySelector('[role=alert]')?.textContent).toBe(message);
    expect(quantity(box).value).toBe(text);
    fireEvent.change(quantity(box), { target: { value: '3' } });
    await vi.waitUntil(() => shown.api.calls.includes('addCartItems'));
    const sent = shown.api.callsOf('addCartItems').map(({ body }) => body);
    expect(sent).toMatchObject([{ items: [{ quantity: 3 }] }]);
  });

  it('save a new quantity', async () => {
    const shown = await show();
    const box = line(shown, 'Article a');
    await userEvent.click(box.querySelector('[part=increase]') as HTMLElement);
    expect(quantity(box).value).toBe('3');
    await vi.waitUntil(() => shown.api.calls.includes('addCartItems'));
    await vi.waitFor(() => expect(shown.sdk.resource('getCart').get().data?.version).toBe(8));
  });

  it('revert a quantity that is not available, and give the reason', async () => {
    const shown = await show();
    shown.api.behave({ addCartItems: { status: 409, code: 'article_unavailable' } });
    fireEvent.change(quantity(line(shown, 'Article a')), { target: { value: '9' } });
    await vi.waitFor(() =>
      expect(shown.text()).toMatch(
        /Änderung an Article a wurde nicht gespeichert: Ein Artikel ist zurzeit nicht/,
      ),
    );
    expect(quantity(line(shown, 'Article a')).value).toBe('2');
  });

  it('disappear at once and reappear after an undo', async () => {
    const shown = await show();
    await userEvent.click(shown.screen.getByRole('button', { name: 'Article a entfernen' }));
    expect(shown.screen.queryByRole('heading', { level: 2, name: 'Article a' })).toBeNull();
    await vi.waitUntil(() => shown.api.calls.includes('removeCartItem'));
    await userEvent.click(shown.screen.getByRole('button', { name: 'Rückgängig' }));
    await shown.screen.findByRole('heading', { level: 2, name: 'Article a' });
    expect(shown.api.calls).toContain('addCartItems');
  });

  it('let a changed price be accepted', async () => {
    const changed = { ...full, items: [lineOf('a', { problem: 'price_changed' })] };
    const shown = await show({ answers: { ...answers, getCart: changed } });
    shown.screen.getByText('Der Preis hat sich geändert.');
    await userEvent.click(shown.screen.getByRole('button', { name: 'Übernehmen: Änderung an Article a' }));
    await vi.waitFor(() => expect(shown.text()).not.toContain('Der Preis hat sich geändert.'));
  });

  it('keep a note that could not be saved', async () => {
    const shown = await show();
    shown.api.behave({ addCartItems: { status: 409, code: 'article_unavailable' } });
    await userEvent.click(shown.screen.getByRole('button', { name: 'Anmerkung hinzufügen: Article a' }));
    const note = await shown.screen.findByRole('textbox', { name: 'Anmerkung zu Article a' });
    fireEvent.change(note, { target: { value: 'Halle 2' } });
    fireEvent.focusOut(note);
    await vi.waitFor(() => expect(shown.text()).toContain('wurde nicht gespeichert'));
    expect((note as HTMLInputElement).value).toBe('Halle 2');
  });
});

describe('the delivery address', () => {
  it('is chosen from the known addresses', async () => {
    const shown = await show();
    await userEvent.click(shown.screen.getByRole('button', { name: 'Ändern' }));
    const box = await shown.screen.findByRole('combobox');
    await userEvent.click(box);
    fireEvent.change(box, { target: { value: 'hall' } });
    await vi.waitUntil(() =>
      shown.shadow.querySelector('[role=option]')?.textContent?.includes('Lager hall'),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(shown.screen.getByRole('button', { name: 'Adresse übernehmen' }));
    await vi.waitFor(() => expect(shown.text()).toContain('Die Lieferadresse ist gespeichert.'));
    expect(shown.shadow.querySelector('[part=address]')?.textContent).toContain('Lager hall');
  });

  it('is entered as a new one, with an error at each invalid field', async () => {
    const shown = await show();
    await userEvent.click(shown.screen.getByRole('button', { name: 'Ändern' }));
    await userEvent.click(await shown.screen.findByRole('button', { name: 'Neue Adresse eingeben' }));
    const type = (name: string, value: string) => fireEvent.input(field(shown, name), { target: { value } });
    await vi.waitUntil(() => field(shown, 'lastName'));
    type('lastName', 'Petersen');
    type('street', 'Hafenstraße');
    type('city', 'Hamburg');
    type('postcode', '123');
    await userEvent.click(shown.screen.getByRole('button', { name: 'Adresse übernehmen' }));
    await vi.waitFor(() => expect(field(shown, 'houseNumber').getAttribute('aria-invalid')).toBe('true'));
    type('houseNumber', '7');
    await userEvent.click(shown.screen.getByRole('button', { name: 'Adresse übernehmen' }));
    await vi.waitFor(() => expect(field(shown, 'postcode').getAttribute('aria-invalid')).toBe('true'));
    expect(shown.api.calls).not.toContain('updateDeliveryAddress');
    type('postcode', '20457');
    await userEvent.click(shown.screen.getByRole('button', { name: 'Adresse übernehmen' }));
    await vi.waitFor(() => expect(shown.text()).toContain('Die Lieferadresse ist gespeichert.'));
  });
});

describe('the order', () => {
  it('is placed, and says its number', async () => {
    const shown = await show();
    fireEvent.input(field(shown, 'reference'), { target: { value: 'PO 4711' } });
    await order(shown);
    await shown.screen.findByRole('heading', { level: 1, name: 'Vielen Dank für Ihre Bestellung' });
    expect(shown.text()).toContain('Ihre Bestellung AB-2026-004711 ist eingegangen.');
    expect(shown.events.map(({ type, detail }) => [type, detail])).toEqual([
      ...['cart', 'details', 'submitted', 'placed'].map((step) => [
        'foyer-checkout-step',
        { version: 1, step },
      ]),
      ['foyer-order-placed', { orderId: 'order-1', number: 'AB-2026-004711' }],
    ]);
    const confirmed = shown.shadow.querySelector('[part=order-placed]')?.textContent ?? '';
    for (const fact of ['Lieferadresse', 'Rechnungsadresse', 'So geht es weiter', 'stornieren'])
      expect(confirmed).toContain(fact);
    const saved = watchDownloads();
    shown.api.answer({ downloadOrderConfirmation: new File(['%PDF-1.7'], '', { type: 'application/pdf' }) });
    await userEvent.click(shown.screen.getByRole('button', { name: 'Auftragsbestätigung herunterladen' }));
    await shown.screen.findByText('Die Auftragsbestätigung wurde heruntergeladen.');
    expect([...saved.keys()]).toEqual(['auftragsbestaetigung-AB-2026-004711.pdf']);
    await userEvent.click(shown.screen.getByRole('button', { name: 'Bestellung ansehen' }));
    expect(shown.events.at(-1)?.detail).toMatchObject({
      target: { route: 'order', params: { id: 'order-1' } },
    });
    expect(openDrafts(shown.sdk).load('cart.order')).toBeNull();
  });

  it('links to the terms if the portal has a safe address of them', async () => {
    const link = (shown: Shown) => shown.shadow.querySelector<HTMLAnchorElement>('[part=terms]');
    const shown = await show({});
    const found = await vi.waitUntil(() => link(shown));
    expect([found.href, found.textContent]).toEqual([
      'https://foyer.example/terms',
      'Geschäftsbedingungen lesen',
    ]);
    const getEnvironment = { ...createFakeEnvironment(), termsUrl: 'javascript:alert(1)' };
    const unsafe = await show({ answers: { ...answers, getEnvironment } });
    await vi.waitUntil(() => unsafe.api.calls.includes('getEnvironment') && field(unsafe, 'acceptTerms'));
    expect(link(unsafe)).toBeNull();
  });

  it('requires the terms, and a delivery date in the future', async () => {
    const shown = await show();
    const day = shown.screen.getByLabelText(/^Wunschtermin/);
    fireEvent.input(day, { target: { value: '31.01.2020' } });
    fireEvent.focusOut(day);
    await userEvent.click(shown.screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
    await shown.screen.findByText('Bitte akzeptieren Sie die Geschäftsbedingungen.');
    await userEvent.click(field(shown, 'acceptTerms'));
    await userEvent.click(shown.screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
    await shown.screen.findByText(/^Frühestens der \d\d\.\d\d\.\d{4} ist möglich\.$/);
    expect(shown.api.calls).not.toContain('orderCart');
  });

  it('shows changes made in the meantime, and keeps the input', async () => {
    const shown = await show();
    fireEvent.input(field(shown, 'reference'), { target: { value: 'PO 4711' } });
    shown.api.behave({ orderCart: { status: 409, code: 'cart_changed' } });
    shown.api.answer({ getCart: { ...full, version: 9, items: [lineOf('a', { quantity: 5 })] } });
    await order(shown);
    const text = await trouble(shown);
    expect(text).toContain('Der Warenkorb hat sich geändert');
    expect(text).toContain('Article a: Menge 2 → 5');
    expect(text).toContain('Article b: nicht mehr im Warenkorb');
    expect(field(shown, 'reference').value).toBe('PO 4711');
    shown.api.behave({});
    await order(shown);
    await shown.screen.findByText('Vielen Dank für Ihre Bestellung');
  });

  it.each([
    ['article_unavailable', 409, /Ein Artikel ist zurzeit nicht lieferbar/],
    ['delivery_address_missing', 409, /Bitte wählen Sie zuerst eine Lieferadresse/],
    ['internal_error', 500, /Auf dem Server ist ein Fehler aufgetreten/],
  ])('explains %s and keeps what was typed', async (code, status, message) => {
    const shown = await show();
    fireEvent.input(field(shown, 'note'), { target: { value: 'Rampe 3' } });
    shown.api.behave({ orderCart: { status, code } });
    await order(shown);
    expect(await trouble(shown)).toMatch(message);
    expect(field(shown, 'note').value).toBe('Rampe 3');
  });

  it('leads to the orders when the cart was ordered already', async () => {
    const shown = await show();
    shown.api.behave({ orderCart: { status: 409, code: 'cart_already_ordered' } });
    shown.api.answer({ getCart: { ...cartOf([]), id: 'cart-2' } });
    await order(shown);
    await shown.screen.findByText('Dieser Warenkorb wurde schon bestellt');
    await userEvent.click(shown.screen.getByRole('button', { name: 'Zu den Bestellungen' }));
    expect(shown.events.at(-1)?.detail).toMatchObject({ target: { route: 'order-overview' } });
  });

  it('reports an empty cart that was emptied in the meantime', async () => {
    const shown = await show();
    shown.api.behave({ orderCart: { status: 409, code: 'cart_empty' } });
    shown.api.answer({ getCart: cartOf([]) });
    await order(shown);
    await shown.screen.findByText('Ihr Warenkorb ist leer');
  });
});

describe('without a connection', () => {
  it('the order can be sent again under the same key and is placed once', async () => {
    const shown = await show();
    const keys: (string | undefined)[] = [];
    const { call } = shown.sdk;
    let isDown = true;
    const spy = (name: string, input: { idempotencyKey?: string }): Promise<unknown> => {
      if (name !== 'orderCart') return (call as unknown as typeof spy)(name, input);
      keys.push(input.idempotencyKey);
      const error = { code: 'network', status: 0, requestId: null, retryAfter: null, fields: [] };
      return isDown ? Promise.resolve({ ok: false, error }) : (call as unknown as typeof spy)(name, input);
    };
    Object.assign(shown.sdk, { call: spy });
    fireEvent.input(field(shown, 'reference'), { target: { value: 'PO 4711' } });
    await order(shown);
    expect(await trouble(shown)).toContain('Es wird höchstens einmal bestellt');
    expect(field(shown, 'reference').value).toBe('PO 4711');
    isDown = false;
    await order(shown);
    await shown.screen.findByText('Vielen Dank für Ihre Bestellung');
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });
});
