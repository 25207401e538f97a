import type { OrderState } from '@foyer/contract/orders/orders.schema';
import { and, asc, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { shipmentEvents, shipments } from '../shipments/shipments.table.ts';
import { orderEvents, orderItems, orders } from './orders.table.ts';

/** Criteria for orders in work. */
export interface InWork {
  readonly placedAfter: Date;
  /** Time since which no event of the order was reported. */
  readonly quietSince: Date;
  /** The current day: an order waits for goods that are expected later. */
  readonly today: string;
  readonly limit: number;
}

const states: readonly OrderState[] = ['received', 'confirmed', 'in_production', 'shipped'];

/** Lists orders that can advance on their way to the customer, oldest first, with their owners. */
export const listOrdersInWork = (db: Database, { placedAfter, quietSince, today, limit }: InWork) =>
  db
    .select({ id: orders.id, userId: orders.userId, companyId: orders.companyId, mode: orders.mode })
    .from(orders)
    .where(
      and(
        gt(orders.orderedAt, placedAfter),
        inArray(orders.state, [...states]),
        isQuiet(quietSince),
        isThere(today),
      ),
    )
    .orderBy(asc(orders.orderedAt), asc(orders.id))
    .limit(limit);

/** Condition that neither the seller nor the carrier has reported an event since. */
const isQuiet = (since: Date): SQL => sql`not exists (select 1 from ${orderEvents}
    where ${orderEvents.orderId} = ${orders.id} and ${gt(orderEvents.at, since)})
  and not exists (select 1 from ${shipments} join ${shipmentEvents} on ${shipmentEvents.shipmentId} = ${shipments.id}
    where ${shipments.orderId} = ${orders.id} and ${gt(shipmentEvents.at, since)})`;

/** Condition that an order in production waits for no backorder any more. */
const isThere = (
  today: string,
): SQL => sql`(${orders.state} <> 'in_production' or not exists (select 1 from ${orderItems}
  where ${orderItems.orderId} = ${orders.id} and ${orderItems.backorder} ->> 'expectedOn' > ${today}))`;
