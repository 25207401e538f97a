import { and, asc, desc, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { Customer } from '../accounts/customer.ts';
import { ofCustomer } from '../accounts/of-customer.repo.ts';
import { orderItems, orders } from '../orders/orders.table.ts';
import { shipmentEvents, shipmentItems, shipmentParcels, shipments } from './shipments.table.ts';

/** Reads a shipment with the state of its order; undefined if it does not exist for the customer. */
async function findShipment(db: Database, customer: Customer, id: string) {
  const [found] = await db
    .select({
      shipment: shipments,
      order: { state: orders.state, expectedDeliveryDate: orders.expectedDeliveryDate },
    })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .where(and(eq(shipments.id, id), ofCustomer(shipments, customer)));
  return found;
}

/** Reads the lines of an order that are in a shipment or not shipped completely. */
const readLines = (db: Database, shipmentId: string, orderId: string) =>
  db
    .select({
      line: orderItems,
      quantity: shipmentItems.quantity,
      serialNumbers: shipmentItems.serialNumbers,
    })
    .from(orderItems)
    .leftJoin(
      shipmentItems,
      and(eq(shipmentItems.orderItemId, orderItems.id), eq(shipmentItems.shipmentId, shipmentId)),
    )
    .where(and(eq(orderItems.orderId, orderId), or(isInside(), isMissing())))
    .orderBy(asc(orderItems.position));

const isInside = (): SQL => sql`${shipmentItems.id} is not null`;
const isMissing = (): SQL => gt(orderItems.quantity, orderItems.shippedQuantity);

const readParcels = (db: Database, id: string) =>
  db
    .select()
    .from(shipmentParcels)
    .where(eq(shipmentParcels.shipmentId, id))
    .orderBy(asc(shipmentParcels.number));

/** Reads a shipment with all details, newest event first; undefined if it does not exist for the customer. */
export async function readShipment(db: Database, customer: Customer, id: string) {
  const found = await findShipment(db, customer, id);
  if (!found) return undefined;
  const lines = await readLines(db, id, found.shipment.orderId);
  const parcels = await readParcels(db, id);
  const events = await db
    .select()
    .from(shipmentEvents)
    .where(eq(shipmentEvents.shipmentId, id))
    .orderBy(desc(shipmentEvents.at), desc(shipmentEvents.id));
  return { ...found, lines, parcels, events };
}

export type StoredShipment = NonNullable<Awaited<ReturnType<typeof readShipment>>>;
