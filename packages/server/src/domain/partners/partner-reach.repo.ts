import { staffRoles } from '@foyer/contract/grantable-roles';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../db/client.ts';

/** Staff roles as an array of PostgreSQL. Role names hold no quotes. */
const staff = `'{${staffRoles.join(',')}}'::text[]`;

/**
 * The condition that the partner `p` of a statement speaks for a company: it is of the partner's brand, and named among its
 * companies unless it speaks for all. A company that is null stands for a private customer, whom `*` alone covers.
 *
 * @param company an SQL expression of the company's id, never a value.
 */
export const partnerSpeaksFor = (company: string): string =>
  `('*' = any(p.companies) or ${company} = any(p.companies)) and (${company} is null or exists (
    select 1 from companies pc where pc.id = ${company} and pc.brand_id = p.brand_id))`;

/**
 * The condition that the partner `p` of a statement may vouch for a user: one of its brand, who is a customer and nothing else,
 * and in no company that the partner does not speak for.
 *
 * @param user an SQL expression of the user's id, never a value.
 */
export const partnerVouchesFor = (user: string): string =>
  `exists (select 1 from users pu where pu.id = ${user} and pu.brand_id = p.brand_id) and not exists (
    select 1 from memberships pm where pm.user_id = ${user} and (pm.roles && ${staff}
      or (pm.company_id is not null and not (${partnerSpeaksFor('pm.company_id')}))))`;

/** Whether the session's partner speaks for a company; true where a session has no partner. */
export async function isWithinPartnersReach(
  db: Database,
  partnerId: string | null,
  companyId: string,
): Promise<boolean> {
  if (partnerId === null) return true;
  const reach = withinPartnersReach(partnerId, 'c.id');
  const rows = await queryRows(db, sql`select 1 from companies c where c.id = ${companyId} and ${reach}`);
  return rows.length > 0;
}

/** {@link partnerVouchesFor}, of one user. */
export async function mayVouchFor(db: Database, partnerId: string, userId: string): Promise<boolean> {
  const rows = await queryRows(
    db,
    sql`select 1 from partners p join users u on u.id = ${userId}
      where p.id = ${partnerId} and ${sql.raw(partnerVouchesFor('u.id'))}`,
  );
  return rows.length > 0;
}

/**
 * Limits a statement over companies to those that the session's partner speaks for; a session without a partner has no such
 * limit.
 *
 * @param company an SQL expression of the company's id, never a value.
 */
export const withinPartnersReach = (partnerId: string | null, company: string): SQL =>
  partnerId === null
    ? sql`true`
    : sql`exists (select 1 from partners p where p.id = ${partnerId} and ${sql.raw(partnerSpeaksFor(company))})`;
