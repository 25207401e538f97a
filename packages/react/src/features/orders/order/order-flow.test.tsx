import type { OrderState } from '@foyer/contract/orders/orders.schema';
import type { SdkOptions } from '@foyer/core';
import { showWidget } from '@foyer/testing';
import { createTestWorld, type TestWorld } from '@foyer/testing/create-test-world';
import { userEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { keepUnits } from '../../../domain/article/keep-units.ts';
import { orderWidget } from '../orders.manifest.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld({ demo: true });
});
afterAll(() => world?.close());

async function open(account: string, orderId: string) {
  const options: SdkOptions = { hrefFor: ({ route }) => `/de_DE/${route}` };
  const sdk = await world.as(account, options);
  const shown = await showWidget(orderWidget, { sdk, props: { orderId } });
  const sees = (text: string | RegExp) => vi.waitFor(() => expect(shown.shadow.textContent).toMatch(text));
  return { ...shown, sdk, sees, user: userEvent.setup() };
}

/** Loads the account's newest order in one of the given states. */
async function orderOf(account: string, ...states: OrderState[]) {
  const sdk = await world.as(account);
  const list = await sdk.call('listOrders', { query: { state: states, limit: 1 } });
  const first = list.ok ? list.value.items[0] : undefined;
  if (first === undefined) throw new Error(`There is no order in the states ${states.join()}.`);
  const order = await sdk.call('getOrder', { params: { id: first.id } });
  if (!order.ok) throw new Error(order.error.code);
  return order.value;
}

describe('an order over the real server', () => {
  it('shows what was ordered, what it costs and where it is', async () => {
    const order = await orderOf('manager@nordwind.example', 'partially_shipped', 'shipped');
    const { shadow, sees } = await open('manager@nordwind.example', order.id);
    await sees(order.number);
    // The addresses are rendered last.
    await sees(order.deliveryAddress.street);
    const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
    const text = shadow.textContent ?? '';
    for (const item of order.items) expect(text).toContain(keepUnits(item.name));
    expect(text).toContain(euro.format(order.totals.gross.amount / 100));
    for (const { tax } of order.totals.taxes) expect(text).toContain(euro.format(tax.amount / 100));
    expect(shadow.querySelector('[aria-current=step]')?.textContent).toMatch(/ersandt/);
  });

  it('puts the articles into the cart again and names the refused ones', async () => {
    const order = await orderOf('buyer@nordwind.example', 'completed', 'delivered');
    const { sdk, screen, user, sees } = await open('buyer@nordwind.example', order.id);
    await sees(order.number);
    const before = await sdk.call('getCart');
    await user.click(screen.getByRole('button', { name: 'Erneut bestellen' }));
    await sees(/im Warenkorb|Kein Artikel konnte/);
    const after = await sdk.call('getCart');
    const ids = new Set(order.items.flatMap(({ articleId }) => articleId ?? []));
    const inCart = after.ok ? after.value.items.filter(({ articleId }) => ids.has(articleId)) : [];
    const announced = Number(
      /(\d+) Artikel lieg/.exec(screen.getByText(/Artikel lieg/).textContent ?? '')?.[1],
    );
    expect(inCart.length).toBe(announced);
    expect(before.ok && after.ok && after.value.itemCount > before.value.itemCount).toBe(true);
  });

  it('offers no cart to a user who may only read', async () => {
    const order = await orderOf('finance@nordwind.example', 'completed');
    const { screen, sees } = await open('finance@nordwind.example', order.id);
    await sees(order.number);
    expect(screen.queryByRole('button', { name: 'Erneut bestellen' })).toBeNull();
  });

  it('offers no invoice before there is one', async () => {
    const order = await orderOf('manager@nordwind.example', 'received', 'confirmed');
    const { screen, sees } = await open('manager@nordwind.example', order.id);
    await sees(order.number);
    expect(screen.queryByRole('button', { name: 'Rechnung herunterladen' })).toBeNull();
  });

  it.each([['does-not-exist'], ['../../etc'], ['']])('has no order “%s”', async (id) => {
    const { sees } = await open('manager@nordwind.example', id);
    await sees('Diese Bestellung gibt es nicht');
  });

  it("shows nobody another company's order", async () => {
    const order = await orderOf('buyer@sonnental.example', 'completed', 'delivered', 'shipped', 'received');
    const { sees } = await open('manager@nordwind.example', order.id);
    await sees('Diese Bestellung gibt es nicht');
  });
});
