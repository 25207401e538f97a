import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { translatedPreview } from '../../articles/translated-names.repo.ts';
import { visibleTo } from '../../orders/order.repo.ts';
import { orderLines } from '../../orders/order-lines.repo.ts';
import { orders } from '../../orders/orders.table.ts';
import { defineSource, tile, to, type Viewer } from '../source.repo.ts';

interface Facts {
  readonly id: string;
  readonly number: string;
  readonly orderedAt: string;
  readonly preview: readonly string[];
}

const readFacts = (viewer: Viewer): SQL => {
  const arrived = and(visibleTo(viewer), inArray(orders.state, ['delivered', 'completed']));
  return sql`select json_build_object('id', id, 'number', number, 'orderedAt', ordered_at, 'preview',
    coalesce(${translatedPreview(orderLines, sql`${orders}.id`, viewer.language)}, to_json(preview)))
    from ${orders} where ${arrived} order by ${orders.orderedAt} desc, ${orders.id} desc limit 1`;
};

/** Offers to repeat the latest order that has arrived. */
export const reorderSource = defineSource<Facts | null>({
  access: 'shop',
  action: 'addCartItems',
  facts: readFacts,
  tiles: (order, { say, day }) =>
    order === null
      ? []
      : [
          tile({
            id: 'reorder',
            kind: 'reorder',
            title: say('dashboard.reorder.title', { articles: order.preview.join(', ') }),
            text: say('dashboard.reorder.text', {
              number: order.number,
              date: day(new Date(order.orderedAt).toISOString()),
            }),
            link: { ...to('order', { id: order.id }), label: say('dashboard.reorder.link') },
          }),
        ],
});
