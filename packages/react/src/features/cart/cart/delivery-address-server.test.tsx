import { addressLines } from '@foyer/contract/address-lines';
import type { FoyerSdk } from '@foyer/core';
import { showWidget } from '@foyer/testing';
import { createTestWorld, type TestWorld } from '@foyer/testing/create-test-world';
import { fireEvent } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cartWidget } from '../cart.manifest.ts';

const email = 'buyer@nordwind.example';
const branches = 230;
let world: TestWorld;

/** Another address of the buyer's company. */
const branch = (at: number) => ({
  salutation: 'COMPANY' as const,
  company: `Filiale ${at}`,
  lastName: 'Warenannahme',
  street: 'Uferstraße',
  houseNumber: String(at),
  postcode: String(10_000 + at),
  city: at === 7 ? 'Köln' : 'Hof',
  countryCode: 'DE',
});
const send = (sdk: FoyerSdk, at: number) =>
  sdk.call('updateDeliveryAddress', { body: { kind: 'new', address: branch(at) } });

beforeAll(async () => {
  world = await createTestWorld({ demo: true });
  const sdk = await world.as(email);
  for (let at = 1; at <= branches; at += 1) expect((await send(sdk, at)).ok).toBe(true);
});
afterAll(() => world?.close());

async function open() {
  const sdk = await world.as(email);
  const list = await sdk.call('listArticles', { query: { limit: 5, available: true, sort: 'name:asc' } });
  const article = list.ok
    ? list.value.items.find((one) => one.availability.status === 'in_stock')
    : undefined;
  if (!article) throw new Error('The demo has no article in stock.');
  const items = [{ articleId: article.id, quantity: article.minQuantity }];
  expect((await sdk.call('addCartItems', { body: { items } })).ok).toBe(true);
  const shown = await showWidget(cartWidget, { sdk });
  const { screen, shadow } = shown;
  const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
  const find = async (text: string) => {
    const box = await screen.findByRole('combobox');
    await userEvent.click(box);
    fireEvent.change(box, { target: { value: text } });
    return box;
  };
  const options = () => [...shadow.querySelectorAll('[role=option]')].map((node) => node.textContent);
  const part = (name: string) => shadow.querySelector(`[part~=${name}]`)?.textContent ?? '';
  const order = async () => {
    const terms = await vi.waitUntil(() => shadow.querySelector<HTMLInputElement>('[name=acceptTerms]'));
    if (!terms.checked) await userEvent.click(terms);
    await press('Zahlungspflichtig bestellen');
  };
  return { ...shown, sdk, press, find, options, part, order };
}

describe('the delivery address among more than two hundred', () => {
  it('is found by typing, chosen by keyboard, and becomes the address of the order', async () => {
    const cart = await open();
    await cart.press('Ändern');
    await cart.find('koeln ufer');
    await vi.waitUntil(() => cart.options()[0]?.includes('Uferstraße 7'));
    expect(cart.options()).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await vi.waitUntil(() => cart.part('address').includes('10007 Köln'));
    await cart.find('nirgendwo');
    await vi.waitFor(() =>
      expect(cart.shadow.querySelector('[role=listbox]')?.textContent).toBe('Keine Ergebnisse'),
    );
    await userEvent.keyboard('{Escape}');
    expect(cart.part('address')).toContain('10007 Köln');
    await cart.press('Adresse übernehmen');
    await vi.waitFor(() => expect(cart.text()).toContain('Die Lieferadresse ist gespeichert.'));
    await cart.order();
    await vi.waitFor(() => expect(cart.text()).toContain('Vielen Dank für Ihre Bestellung'));
    const orders = await cart.sdk.call('listOrders', { query: { limit: 1 } });
    const placed = await cart.sdk.call('getOrder', {
      params: { id: (orders.ok && orders.value.items[0]?.id) || '' },
    });
    expect(placed.ok && placed.value.deliveryAddress.city).toBe('Köln');
  });

  it('reports a failed search, and searches again on Enter', async () => {
    const cart = await open();
    await cart.press('Ändern');
    await cart.screen.findByRole('combobox');
    const down = vi.spyOn(world.server, 'fetch').mockRejectedValue(new TypeError('offline'));
    onTestFinished(() => down.mockRestore());
    await cart.find('koeln');
    const failed = /Die Auswahl ist gerade nicht möglich/;
    await vi.waitFor(() => expect(cart.shadow.querySelector('[role=listbox]')?.textContent).toMatch(failed));
    down.mockRestore();
    await userEvent.keyboard('{Enter}');
    await vi.waitUntil(() => cart.options()[0]?.includes('Uferstraße 7'));
  });

  it('that another device has changed is shown with the old one, and the order can be confirmed again', async () => {
    const cart = await open();
    const note = await vi.waitUntil(() => cart.shadow.querySelector('[name=note]'));
    fireEvent.input(note, { target: { value: 'Rampe 3' } });
    const seen = cart.sdk.resource('getCart').get().data?.deliveryAddress;
    // another device: a change in one tab reaches the other tabs of the browser at once
    const other = await world.as(email, { apiBase: 'http://elsewhere.test' });
    const changed = await send(other, 9);
    const now = changed.ok ? changed.value.deliveryAddress : null;
    if (!seen || !now) throw new Error('There is no delivery address.');
    const lineOf = (address: typeof now) => addressLines(address, (code) => code).join(', ');
    await cart.order();
    await vi.waitUntil(() => cart.part('order-trouble') !== '');
    expect(cart.part('order-trouble')).toContain(`Lieferadresse: ${lineOf(seen)} → ${lineOf(now)}`);
    expect(cart.shadow.querySelector<HTMLTextAreaElement>('[name=note]')?.value).toBe('Rampe 3');
    await cart.order();
    await vi.waitFor(() => expect(cart.text()).toContain('Vielen Dank für Ihre Bestellung'));
  });
});
