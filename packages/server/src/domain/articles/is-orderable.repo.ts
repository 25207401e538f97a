import { type SQL, sql } from 'drizzle-orm';
import { articles } from './articles.table.ts';

const { stock, backorderDays, minQuantity, maxQuantity, quantityStep } = articles;
const most = sql`least(${stock}, ${maxQuantity})`;

/** Whether anything of an article can be ordered now, as `canBeOrdered` says it of a row. */
export const isOrderable: SQL<boolean> = sql<boolean>`(${stock} is null or ${backorderDays} is not null
  or ${most} - ${most} % ${quantityStep} >= ceil(${minQuantity}::numeric / ${quantityStep}) * ${quantityStep})`;
