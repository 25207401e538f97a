import { and, eq, sql } from 'drizzle-orm';
import { companies } from '../accounts/accounts.table.ts';
import type { Database } from '../db/client.ts';
import type { Scope } from '../ordering/scope.ts';
import type { PriceBasis } from '../pricing/totals.ts';
import { articlePrices, articles, priceGroups } from './catalogue.table.ts';

export interface PriceGroup {
  readonly id: string;
  readonly basis: PriceBasis;
}

/** Joins an article with the price of its first piece in a group; an article without one does not exist for the group. */
export const pricedFor = (priceGroupId: string) =>
  and(
    eq(articlePrices.articleId, articles.id),
    eq(articlePrices.priceGroupId, priceGroupId),
    eq(articlePrices.minQuantity, 1),
  );

/** The price group of everybody in private mode. */
export const privatePriceGroup = 'private';

/** Whose prices the caller gets: the company's in business mode, the private customers' otherwise. */
export async function findPriceGroup(db: Database, scope: Scope): Promise<PriceGroup> {
  const isPrivate = scope.mode === 'b2c_cc' || scope.companyId === null;
  const id = isPrivate
    ? sql`${privatePriceGroup}`
    : sql`(select ${companies.priceGroup} from ${companies} where ${companies.id} = ${scope.companyId})`;
  const [group] = await db
    .select({ id: priceGroups.id, basis: priceGroups.basis })
    .from(priceGroups)
    .where(eq(priceGroups.id, id));
  return group ?? { id: 'none', basis: isPrivate ? 'gross' : 'net' };
}
