import type { OrderState } from '@foyer/contract/orders/orders.schema';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Writing } from '../../db/effect/effect.ts';
import { updateRow } from '../../db/effect/update-row.ts';
import { newId } from '../../db/new-id.ts';
import type { StoredOrder } from './order.repo.ts';
import { orderEvents, orders } from './orders.table.ts';

type OrderRow = StoredOrder['order'];

/** What becomes of an order. */
export interface OrderStep {
  readonly state: OrderState;
  readonly at: Date;
  /** @default nobody: the house */
  readonly actor?: string;
  readonly fields?: Partial<OrderRow>;
}

/** Brings an order into another state, where it is still in the one that was read: of any number that try, one does. */
export function planOrderStep(
  { id, state: from }: Pick<OrderRow, 'id' | 'state'>,
  { state, at, actor, fields }: OrderStep,
): Writing {
  const isAsRead = and(eq(orders.id, id), eq(orders.state, from)) as SQL;
  const event = { id: newId(at.getTime()), orderId: id, state, at, actor: actor ?? null };
  return {
    changes: [updateRow(orders, { ...fields, state }, isAsRead)],
    additions: [{ table: orderEvents, rows: [event] }],
  };
}
