import type { Address, Mode } from '@foyer/contract';
import type { ShipmentState } from '@foyer/contract/shipments/shipments.schema';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { day, instant } from '../../db/columns.ts';
import { orderItems, orders } from '../orders/orders.table.ts';
import type { ShipmentEventKind } from './shipment-event.ts';

/**
 * Shipments of orders, packed or sent. The customer, the order's number and the first names are copied to the row, so that a list reads
 * one table. The tracking number and address are those of the whole shipment; a parcel may have its own.
 */
export const shipments = pgTable(
  'shipments',
  {
    id: text('id').primaryKey(),
    number: text('number').notNull().unique(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    orderNumber: text('order_number').notNull(),
    reference: text('reference'),
    userId: text('user_id').notNull(),
    companyId: text('company_id'),
    mode: text('mode').$type<Mode>().notNull(),
    state: text('state').$type<ShipmentState>().notNull(),
    carrier: text('carrier').notNull(),
    trackingNumber: text('tracking_number'),
    trackingUrl: text('tracking_url'),
    preparedAt: instant('prepared_at').notNull(),
    shippedAt: instant('shipped_at'),
    expectedOn: day('expected_on').notNull(),
    deliveredAt: instant('delivered_at'),
    deliveryAddress: jsonb('delivery_address').$type<Address>().notNull(),
    packageCount: integer('package_count').notNull(),
    weightGrams: integer('weight_grams'),
    itemCount: integer('item_count').notNull(),
    preview: text('preview').array().notNull(),
    searchText: text('search_text').notNull(),
  },
  (t) => {
    const leftAt = sql`coalesce(${t.shippedAt}, ${t.preparedAt})`;
    return [
      index('shipments_order').on(t.orderId),
      index('shipments_company').on(t.companyId, t.mode, leftAt, t.id),
      index('shipments_company_expected').on(t.companyId, t.mode, t.expectedOn, t.id),
      index('shipments_company_state').on(t.companyId, t.mode, t.state, t.id),
      index('shipments_user').on(t.userId, t.mode, leftAt, t.id),
      index('shipments_trigram').using('gin', sql`${t.searchText} gin_trgm_ops`),
    ];
  },
);

/** The parcels of a shipment, numbered from 1. */
export const shipmentParcels = pgTable(
  'shipment_parcels',
  {
    id: text('id').primaryKey(),
    shipmentId: text('shipment_id')
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    trackingNumber: text('tracking_number'),
    trackingUrl: text('tracking_url'),
    weightGrams: integer('weight_grams'),
  },
  (t) => [uniqueIndex('shipment_parcels_number').on(t.shipmentId, t.number)],
);

/** Parts of order lines that shipments contain. */
export const shipmentItems = pgTable(
  'shipment_items',
  {
    id: text('id').primaryKey(),
    shipmentId: text('shipment_id')
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    orderItemId: text('order_item_id')
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    serialNumbers: text('serial_numbers').array().notNull().default([]),
  },
  (t) => [
    uniqueIndex('shipment_items_line').on(t.shipmentId, t.orderItemId),
    index('shipment_items_order_item').on(t.orderItemId),
  ],
);

/** Events of shipments, reported by the warehouse and then by the carrier. */
export const shipmentEvents = pgTable(
  'shipment_events',
  {
    id: text('id').primaryKey(),
    shipmentId: text('shipment_id')
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    kind: text('kind').$type<ShipmentEventKind>().notNull(),
    location: text('location'),
  },
  (t) => [index('shipment_events_shipment').on(t.shipmentId, t.at)],
);
