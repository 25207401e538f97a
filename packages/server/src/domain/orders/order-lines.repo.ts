import { sql } from 'drizzle-orm';
import type { PreviewedLines } from '../articles/translated-names.repo.ts';
import { orderItems } from './orders.table.ts';

/** Lines of orders, for the preview of an order. */
export const orderLines: PreviewedLines = {
  from: sql`${orderItems}`,
  of: sql`${orderItems.orderId}`,
  position: sql`${orderItems.position}`,
  articleId: sql`${orderItems.articleId}`,
  name: sql`${orderItems.name}`,
};
