import { type SQL, sql } from 'drizzle-orm';
import { articles } from './articles.table.ts';

const { stock, backorderDays, minQuantity, maxQuantity, quantityStep } = articles;
const most = sql`least(${stock}, ${maxQuantity})`;

/** Whether any quantity of an article can be ordered now; the same rule as `canBeOrdered`, in SQL. */
export const isOrderable: SQL<boolean> = sql<boolean>`(${stock} is null or ${backorderDays} is not null
  or ${most} - ${most} % ${quantityStep} >= ceil(${minQuantity}::numeric / ${quantityStep}) * ${quantityStep})`;
