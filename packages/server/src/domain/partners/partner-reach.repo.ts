import { staffRoles } from '@foyer/contract/grantable-roles';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../db/client.ts';

/** Staff roles as a PostgreSQL array literal. Role names contain no quotes. */
const staff = `'{${staffRoles.join(',')}}'::text[]`;

/**
 * Returns the condition that the partner `p` of a statement speaks for a company: the company is of the partner's brand, and listed
 * among its companies unless the partner speaks for all. A null company stands for a private customer, whom only `*` covers.
 *
 * @param company SQL expression of the company's id, never a value.
 */
export const partnerSpeaksFor = (company: string): string =>
  `('*' = any(p.companies) or ${company} = any(p.companies)) and (${company} is null or exists (
    select 1 from companies pc where pc.id = ${company} and pc.brand_id = p.brand_id))`;

/**
 * Returns the condition that the partner `p` of a statement may vouch for a user: one of its brand, without a staff role, and in no
 * company for which the partner does not speak.
 *
 * @param user SQL expression of the user's id, never a value.
 */
export const partnerVouchesFor = (user: string): string =>
  `exists (select 1 from users pu where pu.id = ${user} and pu.brand_id = p.brand_id) and not exists (
    select 1 from memberships pm where pm.user_id = ${user} and (pm.roles && ${staff}
      or (pm.company_id is not null and not (${partnerSpeaksFor('pm.company_id')}))))`;

/** Whether the session's partner speaks for a company; true if the session has no partner. */
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

/** Checks {@link partnerVouchesFor} for one user. */
export async function mayVouchFor(db: Database, partnerId: string, userId: string): Promise<boolean> {
  const rows = await queryRows(
    db,
    sql`select 1 from partners p join users u on u.id = ${userId}
      where p.id = ${partnerId} and ${sql.raw(partnerVouchesFor('u.id'))}`,
  );
  return rows.length > 0;
}

/**
 * Returns the condition that limits a statement to the companies for which the session's partner speaks; a session without a partner
 * has no such limit.
 *
 * @param company SQL expression of the company's id, never a value.
 */
export const withinPartnersReach = (partnerId: string | null, company: string): SQL =>
  partnerId === null
    ? sql`true`
    : sql`exists (select 1 from partners p where p.id = ${partnerId} and ${sql.raw(partnerSpeaksFor(company))})`;
