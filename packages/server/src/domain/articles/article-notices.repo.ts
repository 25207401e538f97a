import type { Mode } from '@foyer/contract';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../db/client.ts';
import type { Customer } from '../accounts/customer.ts';
import { type Contact, contactQuery } from '../accounts/users.repo.ts';
import type { Language } from '../languages/language.ts';
import { articleNotices } from './article-notices.table.ts';
import { articlePrices, articles, articleTexts } from './articles.table.ts';
import { isOrderable } from './is-orderable.repo.ts';
import { pricedFor, priceGroupIdIn } from './price-group.repo.ts';

/** Condition that a user waits for an article. */
export const hasNotice = (userId: string, articleId: string): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${articleNotices} n where n.user_id = ${userId} and n.article_id = ${articleId})`;

/** Whether an article can be ordered now; undefined where it does not exist for the price group. */
export async function findIsOrderable(
  db: Database,
  priceGroupId: string,
  articleId: string,
): Promise<boolean | undefined> {
  const [row] = await db
    .select({ isOrderable })
    .from(articles)
    .innerJoin(articlePrices, pricedFor(priceGroupId))
    .where(and(eq(articles.id, articleId), eq(articles.isActive, true)));
  return row?.isOrderable;
}

/** Stores a user's wish to be notified about an article. A repeated wish replaces the company and mode of the earlier one. */
export async function keepNotice(db: Database, customer: Customer, articleId: string, now: Date) {
  const { userId, companyId, mode } = customer;
  const asked = { companyId, mode, requestedAt: now };
  await db
    .insert(articleNotices)
    .values({ userId, articleId, ...asked })
    .onConflictDoUpdate({ target: [articleNotices.userId, articleNotices.articleId], set: asked });
}

export async function deleteNotice(db: Database, userId: string, articleId: string): Promise<void> {
  await db
    .delete(articleNotices)
    .where(and(eq(articleNotices.userId, userId), eq(articleNotices.articleId, articleId)));
}

/** Recipient and articles of one mail. */
export interface DueNotices {
  readonly contact: Contact;
  readonly articles: readonly ToldArticle[];
}

export interface ToldArticle {
  readonly id: string;
  readonly number: string;
  readonly name: string;
}

/** Most articles in one mail. */
const mostInMail = 20;

/**
 * Notices `n` that are due: the article can be ordered, it has a price for the company and mode of the notice, and the user may still
 * sign in and order there.
 */
const due = sql`${articleNotices} n
  join users u on u.id = n.user_id and u.status = 'active'
  join ${articles} on ${articles.id} = n.article_id and ${articles.isActive} and ${isOrderable}
  where exists (select 1 from article_prices p where p.article_id = n.article_id and p.min_quantity = 1
      and p.price_group_id = ${priceGroupIdIn(sql`n`)})
    and exists (select 1 from memberships m where m.user_id = n.user_id and m.mode = n.mode and 'ROLE_SHOP' = any(m.roles)
      and (m.company_id is not distinct from n.company_id or 'ROLE_FLEET_MANAGER' = any(m.roles)))`;

/**
 * Deletes the due notices of one person and returns them, in a transaction that also writes the mail; null where no notice is due. The
 * person's row is locked meanwhile and skipped by other workers, so that no notice is sent twice.
 */
export async function takeDueNotices(
  tx: Database,
  languageFor: (locale: string) => Language,
): Promise<DueNotices | null> {
  const [owner] = await queryRows<{ userId: string; companyId: string | null; mode: Mode }>(
    tx,
    sql`select n.user_id as "userId", n.company_id as "companyId", n.mode from ${due}
      order by n.requested_at, n.article_id limit 1 for no key update of u skip locked`,
  );
  if (!owner) return null;
  const taken = await queryRows<{ articleId: string }>(
    tx,
    sql`delete from ${articleNotices} where user_id = ${owner.userId} and article_id in (
        select n.article_id from ${due} and n.user_id = ${owner.userId} and n.mode = ${owner.mode}
          and n.company_id is not distinct from ${owner.companyId}::text
        order by n.requested_at, n.article_id limit ${mostInMail})
      returning article_id as "articleId"`,
  );
  const [contact] = await queryRows<Contact & Record<string, unknown>>(tx, contactQuery(owner));
  if (!contact) throw new Error(`${owner.userId}, who requested an article notice, has no account`);
  const ids = taken.map(({ articleId }) => articleId);
  return { contact, articles: await readToldArticles(tx, ids, languageFor(contact.locale)) };
}

const readToldArticles = (db: Database, ids: string[], language: Language): Promise<ToldArticle[]> =>
  db
    .select({ id: articles.id, number: articles.number, name: articleTexts.name })
    .from(articles)
    .innerJoin(
      articleTexts,
      and(eq(articleTexts.articleId, articles.id), eq(articleTexts.language, language)),
    )
    .where(inArray(articles.id, ids))
    .orderBy(articles.number);
