import { addDays, businessDay } from '@foyer/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import { articles } from '../articles/articles.table.ts';
import { orderItems, type orders } from '../orders/orders.table.ts';
import { type ShipmentEventKind, shipmentEventStates } from './shipment-event.ts';
import { shipmentSearchText } from './shipment-search-text.ts';
import { shipmentEvents, shipmentItems, shipmentParcels, shipments } from './shipments.table.ts';

/** What a warehouse says of a shipment that it packs. */
export interface PackedShipment {
  readonly number: string;
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly trackingUrl: string;
  readonly at: Date;
  readonly location: string;
}

/** All of an order is packed as one shipment: its things, or what it has where it has none. */
export async function packShipment(
  db: Database,
  order: typeof orders.$inferSelect,
  packed: PackedShipment,
): Promise<void> {
  const lines = await thingsOf(db, order.id);
  const id = newId();
  const { number, carrier, trackingNumber, trackingUrl, at } = packed;
  const names = { number, orderNumber: order.number, reference: order.reference };
  const { city } = order.deliveryAddress;
  const items = lines.map((line) => ({ ...line, serialNumbers: [] }));
  await db.insert(shipments).values({
    ...{ ...names, id, orderId: order.id, userId: order.userId, companyId: order.companyId },
    ...{
      mode: order.mode,
      state: 'prepared',
      carrier,
      preparedAt: at,
      deliveryAddress: order.deliveryAddress,
    },
    ...{
      expectedOn: addDays(businessDay(at), 3),
      packageCount: 1,
      preview: lines.slice(0, 3).map(({ name }) => name),
    },
    itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    searchText: shipmentSearchText({ ...names, carrier, city, trackingNumbers: [trackingNumber], items }),
  });
  await db
    .insert(shipmentParcels)
    .values({ id: newId(), shipmentId: id, number: 1, trackingNumber, trackingUrl });
  await db
    .insert(shipmentItems)
    .values(
      lines.map(({ id: orderItemId, quantity }) => ({ id: newId(), shipmentId: id, orderItemId, quantity })),
    );
  await addEvent(db, id, { kind: 'packed', at, location: packed.location });
}

async function thingsOf(db: Database, orderId: string) {
  const lines = await db
    .select({
      ...{ id: orderItems.id, number: orderItems.number, name: orderItems.name },
      quantity: orderItems.quantity,
      kind: articles.kind,
    })
    .from(orderItems)
    .leftJoin(articles, eq(articles.id, orderItems.articleId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(orderItems.position);
  const things = lines.filter(({ kind }) => kind === 'hardware');
  return things.length > 0 ? things : lines;
}

interface ShipmentNews {
  readonly kind: ShipmentEventKind;
  readonly at: Date;
  readonly location: string;
}

const addEvent = (db: Database, shipmentId: string, news: ShipmentNews) =>
  db.insert(shipmentEvents).values({ id: newId(), shipmentId, ...news });

/** Something was told of an order's shipments by their carrier; what leaves the house is sent from then on, with its number. */
export async function recordShipmentEvent(db: Database, orderId: string, news: ShipmentNews): Promise<void> {
  const { kind, at } = news;
  const changed = await db
    .update(shipments)
    .set({
      state: shipmentEventStates[kind],
      ...(kind === 'handed_over' && {
        shippedAt: at,
        trackingNumber: parcelValue('tracking_number'),
        trackingUrl: parcelValue('tracking_url'),
      }),
      ...(kind === 'delivered' && { deliveredAt: at }),
    })
    .where(eq(shipments.orderId, orderId))
    .returning({ id: shipments.id });
  for (const { id } of changed) await addEvent(db, id, news);
  if (kind !== 'handed_over') return;
  const sent = db
    .select({ id: shipmentItems.orderItemId })
    .from(shipmentItems)
    .where(
      inArray(
        shipmentItems.shipmentId,
        changed.map(({ id }) => id),
      ),
    );
  await db
    .update(orderItems)
    .set({ shippedQuantity: orderItems.quantity })
    .where(and(eq(orderItems.orderId, orderId), inArray(orderItems.id, sent)));
}

const parcelValue = (column: 'tracking_number' | 'tracking_url') =>
  sql`(select ${sql.raw(column)} from shipment_parcels where shipment_id = ${shipments.id} and number = 1)`;
