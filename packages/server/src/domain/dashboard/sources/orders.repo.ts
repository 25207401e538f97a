import type { OrderState } from '@foyer/contract/orders/orders.schema';
import { openOrderStates } from '@foyer/contract/orders/orders.schema';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { cappedTotal, countLimit } from '../../../db/keyset/keyset.repo.ts';
import { isPrivate } from '../../accounts/customer.ts';
import { translatedPreview } from '../../articles/translated-names.repo.ts';
import { euro } from '../../money/compute-totals.ts';
import { visibleTo } from '../../orders/order.repo.ts';
import { orderLines } from '../../orders/order-lines.repo.ts';
import { orders } from '../../orders/orders.table.ts';
import { defineSource, type EntrySeverity, entry, tile, to, type Viewer } from '../source.repo.ts';

interface Facts {
  readonly open: number;
  /** Earliest expected delivery date of the open orders, from today on. */
  readonly next: string | null;
  readonly latest: readonly {
    readonly id: string;
    readonly number: string;
    readonly state: OrderState;
    readonly orderedAt: string;
    readonly preview: readonly string[];
    readonly net: number;
    readonly gross: number;
  }[];
}

const readFacts = (viewer: Viewer): SQL => {
  const visible = visibleTo(viewer);
  const open = and(visible, inArray(orders.state, [...openOrderStates]));
  return sql`select json_build_object(
    'open', (select count(*)::int from (select 1 from ${orders} where ${open} limit ${countLimit}) found),
    'next', (select min(expected_delivery_date) from (select expected_delivery_date from ${orders} where ${open}
      limit ${countLimit}) found where expected_delivery_date >= ${viewer.today}::date),
    'latest', (select coalesce(json_agg(o), '[]') from (
      select id, number, state, ordered_at as "orderedAt",
        coalesce(${translatedPreview(orderLines, sql`${orders}.id`, viewer.language)}, to_json(preview)) as preview, net::float8, gross::float8 from ${orders}
      where ${visible} order by ${orders.orderedAt} desc, ${orders.id} desc limit 5) o))`;
};

const severities: Readonly<Record<OrderState, EntrySeverity>> = {
  received: 'none',
  confirmed: 'info',
  in_production: 'info',
  partially_shipped: 'warning',
  shipped: 'info',
  delivered: 'success',
  completed: 'success',
  cancelled: 'error',
};

/** Number of open orders, and the latest orders. */
export const ordersSource = defineSource<Facts>({
  access: 'orders',
  facts: readFacts,
  tiles: ({ open, next, latest }, { viewer, say, day }) => {
    const { total, totalIsCapped } = cappedTotal(open);
    const amount = isPrivate(viewer) ? 'gross' : 'net';
    const figure = tile({
      id: 'open-orders',
      kind: 'figure',
      count: total,
      countIsCapped: totalIsCapped,
      title: say('dashboard.orders.open'),
      text: next ? say('dashboard.orders.next', { date: day(next) }) : say('dashboard.orders.none'),
      link: {
        ...to('order-overview', { query: { 'orders.state': 'open' } }),
        label: say('dashboard.orders.open.link'),
      },
    });
    if (latest.length === 0) return [figure];
    const list = tile({
      id: 'latest-orders',
      kind: 'list',
      title: say('dashboard.orders.latest'),
      entries: latest.map(({ id, number, state, orderedAt, preview, ...sums }) =>
        entry({
          id,
          title: number,
          text: preview.join(', '),
          at: new Date(orderedAt).toISOString(),
          amount: euro(sums[amount]),
          state: { label: say.value('dashboard.orders.state', state), severity: severities[state] },
          link: to('order', { id }),
        }),
      ),
      link: { ...to('order-overview'), label: say('dashboard.orders.link') },
    });
    return [figure, list];
  },
});
