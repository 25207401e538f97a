import { sql } from 'drizzle-orm';
import type { PreviewedLines } from '../articles/translated-names.repo.ts';
import { orderItems } from '../orders/orders.table.ts';
import { shipmentItems } from './shipments.table.ts';

/** Lines of orders that are in shipments, for the preview of a shipment. */
export const shipmentLines: PreviewedLines = {
  from: sql`${shipmentItems} inner join ${orderItems} on ${orderItems.id} = ${shipmentItems.orderItemId}`,
  of: sql`${shipmentItems.shipmentId}`,
  position: sql`${orderItems.position}`,
  articleId: sql`${orderItems.articleId}`,
  name: sql`${orderItems.name}`,
};
