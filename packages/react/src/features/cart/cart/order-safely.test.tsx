import type { Cart } from '@foyer/contract/cart/cart.schema';
import type { Order } from '@foyer/contract/orders/orders.schema';
import { showWidget } from '@foyer/testing';
import { fireEvent } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cartWidget } from '../cart.manifest.ts';
import { cartOf, fakeAddress, fakeOrder, lineOf } from '../cart-fixture.ts';

const stock = {
  status: 'low_stock',
  quantity: 6,
  leadTimeDays: 2,
  backorderExpectedOn: '2026-12-03',
} as const;
const euro = (amount: number) => ({ amount, currency: 'EUR' as const });
const full: Cart = {
  ...cartOf([lineOf('a', { quantity: 2 }), lineOf('b'), lineOf('c')], 7),
  deliveryAddress: fakeAddress('home'),
  invoiceAddress: { ...fakeAddress('office'), type: 'INVOICE_ADDRESS' },
  paymentTerms: { dueDays: 30, discount: { percent: 2, days: 10 } },
};
const withQuantity = (quantity: number): Cart => ({
  ...full,
  version: 8,
  items: full.items.map((item, at) => (at === 0 ? { ...item, quantity } : item)),
});
const answers = {
  getCart: full,
  addCartItems: withQuantity(5),
  removeCartItem: { ...full, items: full.items.slice(1), version: 8 },
  orderCart: fakeOrder,
};

type Shown = Awaited<ReturnType<typeof showWidget>>;
const show = async (more: Partial<typeof answers> = {}) => {
  const shown = await showWidget(cartWidget, { roles: ['ROLE_SHOP'], answers: { ...answers, ...more } });
  await shown.screen.findByRole('heading', { level: 2, name: /Article a/ });
  return shown;
};
const quantityOf = (shown: Shown, name: string): HTMLInputElement => {
  const input = shown.screen.getByRole('heading', { level: 2, name }).closest('li')?.querySelector('input');
  if (!input) throw new Error(`${name} has no quantity field.`);
  return input;
};
const part = (shown: Shown, name: string) => shown.shadow.querySelector(`[part=${name}]`);
const textOf = (shown: Shown, name: string) => (part(shown, name)?.textContent ?? '').replaceAll(/\s/g, ' ');
const press = async (shown: Shown) => {
  const terms = shown.shadow.querySelector<HTMLInputElement>('[name=acceptTerms]');
  if (terms?.checked === false) await userEvent.click(terms);
  await userEvent.click(shown.screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
};
/** Lets a call fail without an answer, as a lost connection does. */
const cut = (shown: Shown, name: 'addCartItems' | 'orderCart') =>
  shown.api.respond(name, () => {
    throw new TypeError('Failed to fetch');
  });
const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
afterEach(() => vi.restoreAllMocks());

describe('an invalid quantity', () => {
  it.each(['', '0', '11', 'zwei'])(
    '"%s" is not ordered at its old value: its field is shown and the button gives the reason',
    async (text) => {
      const shown = await show();
      const field = quantityOf(shown, 'Article b');
      fireEvent.change(field, { target: { value: text } });
      await press(shown);
      await vi.waitFor(() =>
        expect(textOf(shown, 'order-barred')).toMatch(/Es wurde nichts bestellt.*Menge für Article b/),
      );
      await vi.waitFor(() => expect(shown.shadow.activeElement).toBe(field));
      const button = shown.screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
      expect(button.getAttribute('aria-describedby')).toBe(part(shown, 'order-barred')?.id);
      expect(shown.api.calls).not.toContain('orderCart');
      await userEvent.click(field.parentElement?.querySelector('[part=increase]') as Element);
      await vi.waitFor(() => expect(textOf(shown, 'order-barred')).toBe(''));
      await press(shown);
      await shown.screen.findByText('Vielen Dank für Ihre Bestellung');
    },
  );

  it('stays in its field while another change is being saved', async () => {
    const shown = await show();
    let answer = (_: unknown) => {};
    shown.api.respond('addCartItems', () => new Promise((resolve) => (answer = resolve)));
    fireEvent.change(quantityOf(shown, 'Article a'), { target: { value: '5' } });
    await vi.waitUntil(() => shown.api.calls.includes('addCartItems'));
    fireEvent.change(quantityOf(shown, 'Article a'), { target: { value: '' } });
    await press(shown);
    answer(withQuantity(5));
    await vi.waitFor(() => expect(textOf(shown, 'order-barred')).toContain('Menge für Article a'));
    expect(quantityOf(shown, 'Article a').value).toBe('');
    expect(shown.api.calls).not.toContain('orderCart');
  });

  it('stays in its field when the change before it is reverted', async () => {
    const shown = await show();
    shown.api.behave({ addCartItems: { status: 409, code: 'article_unavailable' } });
    fireEvent.change(quantityOf(shown, 'Article a'), { target: { value: '5' } });
    fireEvent.change(quantityOf(shown, 'Article a'), { target: { value: '' } });
    await vi.waitFor(() => expect(shown.text()).toContain('wurde nicht gespeichert'));
    expect(quantityOf(shown, 'Article a').value).toBe('');
  });
});

describe('a change that is still being saved', () => {
  it('is part of the order', async () => {
    const shown = await show();
    fireEvent.change(quantityOf(shown, 'Article a'), { target: { value: '5' } });
    await press(shown);
    await shown.screen.findByText('Vielen Dank für Ihre Bestellung');
    const [sent] = shown.api.callsOf('orderCart');
    expect(sent?.body).toMatchObject({ cartVersion: 8 });
  });

  it('prevents the order if it is refused', async () => {
    const shown = await show();
    shown.api.behave({ addCartItems: { status: 409, code: 'article_unavailable' } });
    await userEvent.click(shown.shadow.querySelector('[name=acceptTerms]') as Element);
    fireEvent.change(quantityOf(shown, 'Article a'), { target: { value: '5' } });
    fireEvent.click(shown.screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
    await vi.waitFor(() => expect(textOf(shown, 'order-trouble')).toContain('Es wurde nichts bestellt'));
    expect(shown.api.calls).not.toContain('orderCart');
  });
});

describe('without a connection', () => {
  it('reports that nothing was ordered, keeps the input, and orders when the retry button is pressed', async () => {
    const shown = await show();
    fireEvent.input(shown.shadow.querySelector('[name=reference]') as Element, {
      target: { value: 'PO 4711' },
    });
    setOnline(false);
    await press(shown);
    await vi.waitFor(() => expect(textOf(shown, 'order-trouble')).toMatch(/^Es wurde nichts bestellt/));
    expect(textOf(shown, 'order-trouble')).toContain('Ein erneuter Versuch sendet nichts doppelt.');
    expect(shown.api.calls).not.toContain('orderCart');
    expect(shown.shadow.querySelector<HTMLInputElement>('[name=reference]')?.value).toBe('PO 4711');
    setOnline(true);
    await userEvent.click(shown.screen.getByRole('button', { name: 'Erneut versuchen' }));
    await shown.screen.findByText('Vielen Dank für Ihre Bestellung');
  });

  it('reports the lost connection for that attempt only, not for the next one with another failure', async () => {
    const shown = await show();
    setOnline(false);
    await press(shown);
    await vi.waitFor(() => expect(textOf(shown, 'order-trouble')).toMatch(/^Es wurde nichts bestellt/));
    setOnline(true);
    fireEvent.change(quantityOf(shown, 'Article b'), { target: { value: '' } });
    await press(shown);
    await vi.waitFor(() => expect(textOf(shown, 'order-barred')).toContain('Menge für Article b'));
    expect(part(shown, 'order-trouble')).toBeNull();
  });

  it('orders after a retry, in a browser whose scrollIntoView returns a promise', async () => {
    const scroll = vi.fn(() => Promise.resolve());
    Object.defineProperty(Element.prototype, 'scrollIntoView', { value: scroll, configurable: true });
    onTestFinished(() => {
      Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    });
    const shown = await show();
    setOnline(false);
    await press(shown);
    await vi.waitFor(() => expect(scroll).toHaveBeenCalled());
    setOnline(true);
    await userEvent.click(shown.screen.getByRole('button', { name: 'Erneut versuchen' }));
    await shown.screen.findByText('Vielen Dank für Ihre Bestellung');
  });

  it('keeps a quantity, orders nothing, and orders with that quantity after a retry', async () => {
    const shown = await show();
    cut(shown, 'addCartItems');
    fireEvent.change(quantityOf(shown, 'Article a'), { target: { value: '5' } });
    await press(shown);
    await vi.waitFor(() => expect(textOf(shown, 'order-trouble')).toMatch(/^Es wurde nichts bestellt/));
    expect(quantityOf(shown, 'Article a').value).toBe('5');
    expect(shown.api.calls).not.toContain('orderCart');
    shown.api.respond('addCartItems', () => withQuantity(5));
    await userEvent.click(shown.screen.getByRole('button', { name: 'Erneut versuchen' }));
    await shown.screen.findByText('Vielen Dank für Ihre Bestellung');
    expect(shown.api.callsOf('orderCart')[0]?.body).toMatchObject({ cartVersion: 8 });
  });

  it('retries an order whose answer was lost with the same key', async () => {
    const shown = await show();
    cut(shown, 'orderCart');
    await press(shown);
    await vi.waitFor(() =>
      expect(textOf(shown, 'order-trouble')).toContain('Es wird höchstens einmal bestellt'),
    );
    shown.api.respond('orderCart', () => fakeOrder);
    await userEvent.click(shown.screen.getByRole('button', { name: 'Erneut versuchen' }));
    await shown.screen.findByText('Vielen Dank für Ihre Bestellung');
    const keys = shown.api.callsOf('orderCart').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
  });
});

describe('a removed line', () => {
  it('leaves an undo button in its place, with the focus, and gets the focus when it is restored', async () => {
    const shown = await show();
    await userEvent.click(shown.screen.getByRole('button', { name: 'Article a entfernen' }));
    const undo = await shown.screen.findByRole('button', { name: 'Rückgängig' });
    expect(shown.shadow.activeElement).toBe(undo);
    expect(undo.closest('li')).toBe(part(shown, 'lines')?.firstElementChild);
    await vi.waitUntil(() => shown.api.calls.includes('removeCartItem'));
    shown.api.answer({ addCartItems: { ...full, version: 9 } });
    await userEvent.click(undo);
    await shown.screen.findByRole('heading', { level: 2, name: 'Article a' });
    await vi.waitFor(() =>
      expect(shown.shadow.activeElement).toBe(
        shown.screen.getByRole('button', { name: 'Article a entfernen' }),
      ),
    );
  });

  it('leaves the undo button also if it was the last line', async () => {
    const shown = await show({ getCart: cartOf([lineOf('a')]), removeCartItem: cartOf([], 2) });
    await userEvent.click(shown.screen.getByRole('button', { name: 'Article a entfernen' }));
    await shown.screen.findByText('Ihr Warenkorb ist leer');
    expect(shown.shadow.activeElement).toBe(shown.screen.getByRole('button', { name: 'Rückgängig' }));
  });
});

describe('the information before an order', () => {
  const a = lineOf('a', {
    quantity: 8,
    maxQuantity: 100,
    availability: stock,
    backorder: { quantity: 2, expectedOn: '2026-12-03' },
    tiers: [{ minQuantity: 10, net: euro(103_112), gross: euro(122_703) }],
  });

  it('names the quantity that comes later: at the typed quantity, above the order, and on the placed order', async () => {
    const item: Order['items'][number] = {
      id: 'i',
      position: 1,
      articleId: 'a',
      number: 'N',
      name: 'Article a',
      picture: null,
      note: null,
      quantity: 50,
      shippedQuantity: 0,
      backorder: { quantity: 44, expectedOn: '2026-12-03' },
      taxRate: 19,
      unitNet: euro(1),
      unitGross: euro(1),
      lineNet: euro(50),
      lineGross: euro(50),
    };
    const shown = await show({
      getCart: { ...full, items: [a] },
      orderCart: { ...fakeOrder, items: [item] },
    });
    expect(textOf(shown, 'note')).toBe('6 sofort, 2 ab 3. Dezember');
    expect(textOf(shown, 'order-terms')).toContain('Article a: 6 sofort, 2 ab 3. Dezember');
    fireEvent.change(quantityOf(shown, 'Article a'), { target: { value: '50' } });
    expect(textOf(shown, 'note')).toBe('6 sofort, 44 ab 3. Dezember');
    await press(shown);
    await shown.screen.findByText('Vielen Dank für Ihre Bestellung');
    expect(textOf(shown, 'placed-lines')).toContain('6 sofort, 44 ab 3. Dezember');
  });

  it('names invoice address and payment terms, before and after the order', async () => {
    const invoiceAddress = { ...fakeAddress('accounting'), type: 'INVOICE_ADDRESS' as const };
    const order = { ...fakeOrder, invoiceAddress, paymentTerms: { dueDays: 14, discount: null } };
    const shown = await show({ orderCart: order });
    expect(textOf(shown, 'order-terms')).toMatch(/Rechnungsadresse.*Lager office.*Zahlung/);
    expect(textOf(shown, 'order-terms')).toContain(
      'Rechnung, 2 % Skonto bei Zahlung innerhalb von 10 Tagen, sonst innerhalb von 30 Tagen ohne Abzug',
    );
    await press(shown);
    await shown.screen.findByText('Vielen Dank für Ihre Bestellung');
    expect(textOf(shown, 'order-placed')).toMatch(
      /Rechnungsadresse.*Lager accounting.*Zahlung.*Rechnung, zahlbar innerhalb von 14 Tagen ohne Abzug/,
    );
  });

  it('names the next lower price', async () => {
    const shown = await show({ getCart: { ...full, items: [a] } });
    expect(textOf(shown, 'next-tier')).toBe('Noch 2 für je 1.031,12 €');
    fireEvent.change(quantityOf(shown, 'Article a'), { target: { value: '10' } });
    await vi.waitFor(() => expect(part(shown, 'next-tier')).toBeNull());
  });
});
