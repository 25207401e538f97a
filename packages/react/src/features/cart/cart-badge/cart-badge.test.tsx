import { describeWidget, showWidget } from '@foyer/testing';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { cartBadgeWidget } from '../cart.manifest.ts';
import { cartOf, lineOf } from '../cart-fixture.ts';

const answers = { getCart: cartOf([lineOf('a', { quantity: 3 }), lineOf('b')]) };

describeWidget(cartBadgeWidget, {
  answers,
  ready: /\b4\b/,
  empty: { answers: { getCart: cartOf([]) }, text: 'Warenkorb, leer' },
  failing: null,
  roles: ['ROLE_SHOP'],
});

const show = (roles: readonly 'ROLE_SHOP'[] | null = ['ROLE_SHOP']) =>
  showWidget(cartBadgeWidget, { roles, answers });

describe('CartBadge', () => {
  it('follows the cart and announces the change', async () => {
    const shown = await show();
    await shown.screen.findByRole('button', { name: 'Warenkorb, 4 Artikel' });
    shown.sdk.resource('getCart').set(cartOf([lineOf('a', { quantity: 1200 })]));
    await shown.screen.findByRole('button', { name: 'Warenkorb, 1.200 Artikel' });
    expect(shown.shadow.querySelector('[part=count]')?.textContent).toBe('999+');
    expect(shown.screen.getByRole('status').textContent).toBe('Warenkorb, 1.200 Artikel');
  });

  it('rerenders once for another number, and not for another note', async () => {
    const shown = await show();
    const button = await shown.screen.findByRole('button', { name: 'Warenkorb, 4 Artikel' });
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(shown.shadow, { subtree: true, childList: true, characterData: true, attributes: true });
    const lines = [lineOf('a', { quantity: 3, note: 'Bitte bald' }), lineOf('b')];
    shown.sdk.resource('getCart').set(cartOf(lines));
    await shown.sdk.resource('getCart').reload();
    expect([...changes, ...observer.takeRecords()]).toEqual([]);
    shown.sdk.resource('getCart').set(cartOf([...lines, lineOf('c')]));
    await vi.waitUntil(() => button.textContent?.includes('5') || shown.shadow.textContent?.includes('5'));
    expect([...changes, ...observer.takeRecords()].length).toBeGreaterThan(0);
  });

  it('leads to the cart', async () => {
    const shown = await show();
    await userEvent.click(await shown.screen.findByRole('button', { name: 'Warenkorb, 4 Artikel' }));
    expect(shown.events[0]?.detail).toMatchObject({ target: { route: 'cart' } });
  });

  it.each([[null], [[]]])('is empty for %j', async (roles) => {
    const shown = await show(roles as null);
    await vi.waitUntil(() => shown.shadow.querySelector('[aria-busy=true]') === null);
    expect(shown.screen.queryByRole('button')).toBeNull();
    expect(shown.api.calls).not.toContain('getCart');
  });
});
