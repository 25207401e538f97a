import { describeWidget, showWidget } from '@foyer/testing';
import { describe, expect, it, vi } from 'vitest';
import { ordersWidget } from '../orders.manifest.ts';
import { buyers, noOrders, ordersPage } from '../orders-fixture.ts';

describeWidget(ordersWidget, {
  answers: { listOrders: ordersPage, listBuyers: buyers },
  ready: 'AB-2026-004711',
  empty: { answers: { listOrders: noOrders, listBuyers: buyers }, text: 'Noch keine Bestellungen' },
  failing: 'listOrders',
  privately: { shows: 'Betrag brutto', hides: /Betrag netto/ },
});

describe('compact', () => {
  describeWidget(ordersWidget, {
    props: { compact: true, pageSize: 2 },
    answers: { listOrders: ordersPage, listBuyers: buyers },
    ready: 'AB-2026-004711',
    empty: { answers: { listOrders: noOrders, listBuyers: buyers }, text: 'Noch keine Bestellungen' },
    failing: 'listOrders',
  });

  it('leaves heading, search, filters, pages and export to the page', async () => {
    const { screen, shadow } = await showWidget(ordersWidget, {
      roles: ['ROLE_SHOP'],
      answers: { listOrders: ordersPage, listBuyers: buyers },
      hrefFor: ({ route, params }) => `/de_DE/${route}/${params?.id ?? ''}`,
      props: { compact: true },
    });
    const link = await screen.findByRole('link', { name: 'AB-2026-004711' });
    expect(link.getAttribute('href')).toBe('/de_DE/order/order-1');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(shadow.querySelector('h2, input, select, table, nav, [part=pagination]')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('follows its attributes after it was drawn', async () => {
  const { api, screen, change } = await showWidget(ordersWidget, {
    roles: ['ROLE_SHOP'],
    answers: { listOrders: ordersPage, listBuyers: buyers },
    props: { state: 'shipped', pageSize: 10 },
  });
  await screen.findByText('AB-2026-004711');
  const asked = () => api.callsOf('listOrders').at(-1)?.url.searchParams;
  const isAsked = (state: string | null, limit: string) =>
    vi.waitUntil(() => asked()?.get('state') === state && asked()?.get('limit') === limit);
  await isAsked('shipped', '10');
  change({ state: 'cancelled', pageSize: 10 });
  await isAsked('cancelled', '10');
  change({ pageSize: 7 });
  await isAsked(null, '7');
});
