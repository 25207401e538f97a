import type { OrderSummary } from '@foyer/contract/orders/orders.schema';
import { createFakeToken, showHook } from '@foyer/testing';
import { expect, it, vi } from 'vitest';
import { useKnownLinks, useKnownRow } from './known-row.ts';
import type { RowLink } from './row-link.ts';

const row = { id: 'o1', number: 'AB-2026-000001' } as OrderSummary;

/** Follows the link of an entry and returns what is known of the entry on the linked page. */
async function followed(onFollow?: () => void) {
  const tokens = (['b2b', 'b2c_cc'] as const).map((mode) => ({ mode, token: createFakeToken(mode) }));
  const link: RowLink = { target: { route: 'order', params: { id: 'o1' } }, ...(onFollow && { onFollow }) };
  const shown = await showHook(
    () => ({
      links: useKnownLinks<OrderSummary>('listOrders', () => link),
      known: useKnownRow('listOrders', 'o1'),
      other: useKnownRow('listOrders', 'o2'),
      elsewhere: useKnownRow('listInvoices', 'o1'),
    }),
    { answers: { login: { tokens } } },
  );
  expect(shown.now().known).toBeUndefined();
  shown.now().links?.(row)?.onFollow?.();
  shown.again();
  return shown;
}

it('returns the followed entry, and nothing for another id', async () => {
  const onFollow = vi.fn();
  const { now } = await followed(onFollow);
  expect(now()).toMatchObject({ known: row, other: undefined, elsewhere: undefined });
  expect(onFollow).toHaveBeenCalledOnce();
});

it('returns nothing in another mode', async () => {
  const { now, sdk } = await followed();
  sdk.session.selectMode('b2c_cc');
  await vi.waitUntil(() => now().known === undefined);
});

it('returns nothing for the next user who signs in on the same page', async () => {
  const { now, sdk } = await followed();
  sdk.session.clear();
  await vi.waitUntil(() => now().known === undefined);
  await sdk.session.login('other@example.org', 'pw');
  await vi.waitUntil(() => sdk.session.$state.get().status === 'signed-in');
  expect(now().known).toBeUndefined();
});
