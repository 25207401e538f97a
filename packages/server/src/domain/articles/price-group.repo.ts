import type { PriceBasis } from '@foyer/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../db/client.ts';
import { type Customer, isPrivate } from '../accounts/customer.ts';
import { articlePrices, articles, priceGroups } from './articles.table.ts';

export interface PriceGroup extends Record<string, unknown> {
  readonly id: string;
  readonly basis: PriceBasis;
}

/** Join condition of an article and its price per single piece in a group; an article without one does not exist for the group. */
export const pricedFor = (priceGroupId: string) =>
  and(eq(articlePrices.articleId, articles.id), eq(articlePrices.priceGroupId, priceGroupId), isSinglePrice);

/** Condition for the price of a single piece. The 1 is a literal, because the partial index does not match a parameter. */
export const isSinglePrice = sql`${articlePrices.minQuantity} = 1`;

/** Price group of all customers in private mode. */
export const privatePriceGroup = 'private';

/** Id of a customer's price group: the company's in business mode, otherwise that of private customers. */
const priceGroupIdOf = (customer: Customer): SQL<string> =>
  isPrivate(customer)
    ? sql<string>`${privatePriceGroup}::text`
    : sql<string>`(select c.price_group from companies c where c.id = ${customer.companyId})`;

/** Id of the price group for the company and mode in a table's rows; `row` is the alias of the table. */
export const priceGroupIdIn = (row: SQL): SQL<string> =>
  sql<string>`case when ${row}.mode = 'b2c_cc' or ${row}.company_id is null then ${privatePriceGroup}::text
    else (select c.price_group from companies c where c.id = ${row}.company_id) end`;

/** Query of a customer's price group with the basis of its prices; no row where the customer has no group. */
export const priceGroupQuery = (customer: Customer): SQL =>
  sql`select id, basis from ${priceGroups} where id = ${priceGroupIdOf(customer)}`;

/** Price group of a customer without one, which sees no article. */
export const withoutPriceGroup = (customer: Customer): PriceGroup => ({
  id: 'none',
  basis: isPrivate(customer) ? 'gross' : 'net',
});

/** Finds a customer's price group with the basis of its prices. */
export async function findPriceGroup(db: Database, customer: Customer): Promise<PriceGroup> {
  const [group] = await queryRows<PriceGroup>(db, priceGroupQuery(customer));
  return group ?? withoutPriceGroup(customer);
}
