import { listKey } from '../../db/keyset/cursor.ts';
import { cappedTotal, cutPage } from '../../db/keyset/keyset.repo.ts';
import { readOrder, readShipments } from '../../domain/orders/order.repo.ts';
import { toOrder, toOrderSummary } from '../../domain/orders/order-view.ts';
import type { Handler } from '../handler.ts';
import { countOrders, readOrderPage } from './order-list.repo.ts';

/** Two queries: the page and the capped count. */
export const listOrders: Handler<'listOrders'> = async ({ db, caller, input, fail }) => {
  const { limit, cursor, page, sort = 'orderedAt:desc', locale: _, ...filters } = input.query;
  const list = listKey(sort, filters);
  const rows = await readOrderPage(db, caller, { ...filters, sort, cursor, page, list, limit });
  if (!rows) return fail('validation_failed', { errors: [{ path: 'cursor', code: 'invalid_format' }] });
  const { rows: shown, nextCursor } = cutPage(rows, limit, list);
  const counted = await countOrders(db, caller, filters);
  return { items: shown.map(toOrderSummary), nextCursor, ...cappedTotal(counted) };
};

export const getOrder: Handler<'getOrder'> = async ({ db, caller, input, fail }) => {
  const order = await readOrder(db, caller, input.params.id);
  return order ? toOrder(order) : fail('not_found');
};

export const listOrderShipments: Handler<'listOrderShipments'> = async ({ db, caller, input, fail }) => {
  const rows = await readShipments(db, caller, input.params.id);
  if (!rows) return fail('not_found');
  return {
    items: rows.map(({ shippedAt, deliveredAt, ...row }) => ({
      ...row,
      shippedAt: shippedAt?.toISOString() ?? null,
      deliveredAt: deliveredAt?.toISOString() ?? null,
    })),
  };
};
