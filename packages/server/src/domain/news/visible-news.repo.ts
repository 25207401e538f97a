import type { Mode } from '@foyer/contract';
import { and, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { users } from '../accounts/accounts.table.ts';
import { companies } from '../companies/companies.table.ts';
import { news, newsReads } from './news.table.ts';

/** Reader of news, whose company and mode decide which entries are visible. */
export interface NewsReader {
  readonly userId: string;
  readonly companyId: string | null;
  readonly mode: Mode;
}

/** Condition for a reader's news: published, for the mode, and for all brands or that of the company (the user's own without a company). */
export function newsFor({ userId, companyId, mode }: NewsReader, now: Date | Placeholder): SQL | undefined {
  const company = sql`(select ${companies.brandId} from ${companies} where ${companies.id} = ${companyId}::text)`;
  const own = sql`(select ${users.brandId} from ${users} where ${users.id} = ${userId})`;
  const ownBrand = sql`${news.brandId} = coalesce(${company}, ${own})`;
  return and(
    sql`${news.publishedAt} <= ${now instanceof Date ? now.toISOString() : now}::timestamptz`,
    sql`${mode} = any(${news.modes})`,
    or(isNull(news.brandId), ownBrand),
  );
}

/** Field of a selection: whether a user has read an entry. */
export const isReadBy = (userId: string): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${newsReads} where ${newsReads.newsId} = ${news.id} and ${newsReads.userId} = ${userId})`;
