import type { PriceBasis } from '@foyer/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../db/client.ts';
import { type Customer, isPrivate } from '../accounts/customer.ts';
import { articlePrices, articles, priceGroups } from './articles.table.ts';

export interface PriceGroup extends Record<string, unknown> {
  readonly id: string;
  readonly basis: PriceBasis;
}

/** Joins an article with the price of its first piece in a group; an article without one does not exist for the group. */
export const pricedFor = (priceGroupId: string) =>
  and(eq(articlePrices.articleId, articles.id), eq(articlePrices.priceGroupId, priceGroupId), isSinglePrice);

/** The price of one piece. Written out, not sent as a value: only so does the index of these prices serve. */
export const isSinglePrice = sql`${articlePrices.minQuantity} = 1`;

/** The price group of everybody in private mode. */
export const privatePriceGroup = 'private';

/** Whose prices the caller gets: the company's in business mode, the private customers' otherwise. */
const priceGroupIdOf = (customer: Customer): SQL<string> =>
  isPrivate(customer)
    ? sql<string>`${privatePriceGroup}::text`
    : sql<string>`(select c.price_group from companies c where c.id = ${customer.companyId})`;

/** The same of rows that say for whom they are, `row` being the alias of their table. */
export const priceGroupIdIn = (row: SQL): SQL<string> =>
  sql<string>`case when ${row}.mode = 'b2c_cc' or ${row}.company_id is null then ${privatePriceGroup}::text
    else (select c.price_group from companies c where c.id = ${row}.company_id) end`;

/** The query of the same with what its prices are based on; no row where the group is none. */
export const priceGroupQuery = (customer: Customer): SQL =>
  sql`select id, basis from ${priceGroups} where id = ${priceGroupIdOf(customer)}`;

/** Whose group is none sees no article. */
export const withoutPriceGroup = (customer: Customer): PriceGroup => ({
  id: 'none',
  basis: isPrivate(customer) ? 'gross' : 'net',
});

/** The price group with what its prices are based on. */
export async function findPriceGroup(db: Database, customer: Customer): Promise<PriceGroup> {
  const [group] = await queryRows<PriceGroup>(db, priceGroupQuery(customer));
  return group ?? withoutPriceGroup(customer);
}
