import type { OrderState } from '@foyer/contract/orders/orders.schema';
import { and, asc, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { shipmentEvents, shipments } from '../shipments/shipments.table.ts';
import { orderEvents, orderItems, orders } from './orders.table.ts';

/** Which orders are looked for. */
export interface InWork {
  readonly placedAfter: Date;
  /** Of which nothing was told since. */
  readonly quietSince: Date;
  /** The day it is: what is expected later is waited for. */
  readonly today: string;
  readonly limit: number;
}

const states: readonly OrderState[] = ['received', 'confirmed', 'in_production', 'shipped'];

/** Orders on their way to the customer that can go on, the first that was placed first, and whose they are. */
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

/** Neither the house nor the carrier told anything of it since. */
const isQuiet = (since: Date): SQL => sql`not exists (select 1 from ${orderEvents}
    where ${orderEvents.orderId} = ${orders.id} and ${gt(orderEvents.at, since)})
  and not exists (select 1 from ${shipments} join ${shipmentEvents} on ${shipmentEvents.shipmentId} = ${shipments.id}
    where ${shipments.orderId} = ${orders.id} and ${gt(shipmentEvents.at, since)})`;

/** What is to leave is in stock; until then it is made. */
const isThere = (
  today: string,
): SQL => sql`(${orders.state} <> 'in_production' or not exists (select 1 from ${orderItems}
  where ${orderItems.orderId} = ${orders.id} and ${orderItems.backorder} ->> 'expectedOn' > ${today}))`;
