import type { OrderState } from '@foyer/contract/orders/orders.schema';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Writing } from '../../db/effect/effect.ts';
import { updateRow } from '../../db/effect/update-row.ts';
import { newId } from '../../db/new-id.ts';
import type { StoredOrder } from './order.repo.ts';
import { orderEvents, orders } from './orders.table.ts';

type OrderRow = StoredOrder['order'];

/** Change of an order to another state. */
export interface OrderStep {
  readonly state: OrderState;
  readonly at: Date;
  /** Name in the timeline. @default none, for the seller itself */
  readonly actor?: string;
  readonly fields?: Partial<OrderRow>;
}

/** Plans the change of an order to another state if it is still in the state that was read: of concurrent attempts, one succeeds. */
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
