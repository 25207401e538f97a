import type { Cart } from '@foyer/contract/cart/cart.schema';
import { showWidget } from '@foyer/testing';
import { passTime } from '@foyer/testing/pass-time';
import { fireEvent } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { cartWidget } from '../cart.manifest.ts';
import { cartOf, fakeAddress, fakeOrder, lineOf } from '../cart-fixture.ts';

/** Milliseconds after which a changed quantity has certainly been sent. */
const longerThanThePause = 10_000;
const euro = (amount: number) => ({ amount, currency: 'EUR' as const });

const ties = lineOf('ties', {
  quantity: 20,
  minQuantity: 10,
  maxQuantity: 100,
  quantityStep: 10,
  unitNet: euro(207),
  unitGross: euro(246),
  lineNet: euro(4134),
  lineGross: euro(4920),
});
const base = { ...cartOf([ties]), deliveryAddress: fakeAddress('home') };
const totals: Cart['totals'] = {
  basis: 'gross',
  itemsNet: euro(4134),
  itemsGross: euro(4920),
  shippingNet: euro(832),
  shippingGross: euro(990),
  net: euro(4966),
  taxes: [{ rate: 19, net: euro(4966), tax: euro(944) }],
  gross: euro(5910),
  freeShippingFrom: euro(15_000),
  freeShippingMissing: euro(10_080),
};
const privateCart: Cart = { ...base, totals };
const businessCart: Cart = {
  ...base,
  items: [{ ...ties, lineNet: euro(4140), lineGross: euro(4927) }],
  totals: {
    ...totals,
    basis: 'net',
    itemsNet: euro(4140),
    itemsGross: euro(4927),
    shippingNet: euro(1490),
    shippingGross: euro(1773),
    net: euro(5630),
    taxes: [{ rate: 19, net: euro(5630), tax: euro(1070) }],
    gross: euro(6700),
    freeShippingFrom: euro(25_000),
    freeShippingMissing: euro(20_860),
  },
};

const placed = {
  ...fakeOrder,
  gross: totals.gross,
  items: [
    {
      id: 'item-1',
      position: 1,
      articleId: 'ties',
      number: 'KB-20',
      name: 'Article ties',
      picture: null,
      quantity: 20,
      shippedQuantity: 0,
      backorder: null,
      unitNet: ties.unitNet,
      unitGross: ties.unitGross,
      lineNet: ties.lineNet,
      lineGross: ties.lineGross,
      taxRate: 19,
      note: null,
    },
  ],
  totals,
};

async function show(cart: Cart) {
  const shown = await showWidget(cartWidget, {
    roles: ['ROLE_SHOP'],
    answers: { getCart: cart, addCartItems: { ...cart, version: 2 }, orderCart: placed },
  });
  await shown.screen.findByRole('heading', { level: 2, name: 'Article ties' });
  const part = (name: string) => shown.shadow.querySelector<HTMLElement>(`[part=${name}]`);
  const rows = () =>
    [...(part('totals')?.querySelectorAll('dl > div') ?? [])].map((row) =>
      [...row.children].map((cell) => (cell.textContent ?? '').replaceAll(/\s/g, ' ')).join(': '),
    );
  const text = () => (shown.shadow.textContent ?? '').replaceAll(/\s/g, ' ');
  return { ...shown, part, rows, text };
}

describe('a private customer', () => {
  it('sees gross prices that add up to the total, and the VAT within it', async () => {
    const shown = await show(privateCart);
    expect(shown.text()).toContain('2,46 € je Stück');
    expect(shown.part('line-sum')?.textContent).toMatch(/^49,20/);
    expect(shown.text()).toContain('Alle Preise inkl. MwSt.');
    expect(shown.rows()).toEqual([
      'Zwischensumme: 49,20 €',
      'Versand: 9,90 €',
      'Gesamtsumme inkl. MwSt.: 59,10 €',
      'enthaltene MwSt. (19 %): 9,44 €',
    ]);
  });

  it('sees the same prices when the order is placed', async () => {
    const shown = await show(privateCart);
    await userEvent.click(shown.shadow.querySelector('[name=acceptTerms]') as HTMLElement);
    await userEvent.click(shown.screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
    await shown.screen.findByRole('heading', { level: 1, name: 'Vielen Dank für Ihre Bestellung' });
    expect(shown.part('placed-lines')?.textContent?.replaceAll(/\s/g, ' ')).toBe(
      'Article ties20 × 2,46 €49,20 €Alle Preise inkl. MwSt.',
    );
    expect(shown.text()).toContain('59,10 € inkl. MwSt.');
  });
});

describe('a business customer', () => {
  it('sees net prices, and each VAT rate on top', async () => {
    const shown = await show(businessCart);
    expect(shown.text()).toContain('2,07 € je Stück');
    expect(shown.part('line-sum')?.textContent).toMatch(/^41,40/);
    expect(shown.text()).toContain('Alle Preise zzgl. MwSt.');
    expect(shown.rows()).toEqual([
      'Zwischensumme netto: 41,40 €',
      'Versand: 14,90 €',
      'Summe netto: 56,30 €',
      'zzgl. 19 % MwSt.: 10,70 €',
      'Gesamtsumme inkl. MwSt.: 67,00 €',
    ]);
  });
});

describe('free shipping', () => {
  const box = (shown: Awaited<ReturnType<typeof show>>) =>
    shown.part('free-shipping')?.textContent?.replaceAll(/\s/g, ' ');

  it('says how much is missing, and draws it', async () => {
    const shown = await show(privateCart);
    expect(box(shown)).toBe('Noch 100,80 € bis zum kostenlosen Versand');
    const bar = shown.screen.getByRole('progressbar', { name: 'Kostenloser Versand' });
    expect(bar.getAttribute('aria-valuenow')).toBe('33');
  });

  it('says when it is reached', async () => {
    const free = { ...totals, shippingNet: euro(0), shippingGross: euro(0), freeShippingMissing: null };
    const shown = await show({ ...privateCart, totals: free });
    expect(box(shown)).toBe('Der Versand ist für Sie kostenlos.');
    expect(shown.rows()[1]).toBe('Versand: Kostenlos');
  });

  it('is not mentioned where nothing ships', async () => {
    const shown = await show({
      ...privateCart,
      totals: { ...totals, freeShippingFrom: null, freeShippingMissing: null },
    });
    expect(shown.part('free-shipping')).toBeNull();
  });
});

describe('an article that comes in steps', () => {
  it('goes up and down by whole steps, and names the step for any other quantity', async () => {
    const shown = await show(privateCart);
    // a refused change would be reverted between two presses on a slow machine
    shown.api.behave({ addCartItems: 'hang' });
    const field = shown.part('quantity-input') as HTMLInputElement;
    const press = (name: string) => userEvent.click(shown.part(name) as HTMLElement);
    await press('increase');
    expect(field.value).toBe('30');
    fireEvent.change(field, { target: { value: '25' } });
    expect(shown.part('error')?.textContent).toBe('Bitte in Schritten von 10 Stück.');
    await press('decrease');
    expect(field.value).toBe('20');
    await press('decrease');
    await press('decrease');
    expect(field.value).toBe('10');
  });

  it('saves nothing between the steps', async () => {
    const shown = await show(privateCart);
    const field = shown.part('quantity-input') as HTMLInputElement;
    await passTime(longerThanThePause, () => fireEvent.change(field, { target: { value: '15' } }));
    expect(field.value).toBe('15');
    fireEvent.change(field, { target: { value: '30' } });
    await vi.waitUntil(() => shown.api.calls.includes('addCartItems'));
    const sent = shown.api.callsOf('addCartItems').map(({ body }) => body);
    expect(sent).toMatchObject([{ items: [{ quantity: 30 }] }]);
  });

  it('can be changed to the current step', async () => {
    const shown = await show({ ...privateCart, items: [{ ...ties, problem: 'quantity_step' }] });
    shown.screen.getByText(/inzwischen in anderen Schritten verkauft/);
    await userEvent.click(shown.screen.getByRole('button', { name: 'Übernehmen: Änderung an Article ties' }));
    await vi.waitUntil(() => shown.api.calls.includes('addCartItems'));
  });
});
