import type { Role } from '@foyer/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../../db/client.ts';

/** Self-registered person who waits for acceptance. */
export interface WaitingRegistration {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly customerNumber: string;
}

/** Condition that neither the company `c` nor a company above it has an active user who may accept registrations. */
const isUnattended: SQL = sql`not exists (
  with recursive above(id, parent_id) as (
    select a.id, a.parent_id from companies a where a.id = c.id
    union select p.id, p.parent_id from companies p join above on p.id = above.parent_id
  ) select 1 from memberships dm join users d on d.id = dm.user_id
    where dm.company_id in (select id from above) and dm.mode = 'b2b' and d.status = 'active'
      and dm.roles && array['ROLE_FLEET_MANAGER', 'ROLE_FLEET_MANAGE_EMPLOYEES']::text[])`;

/** Lists waiting registrations of companies where nobody may accept them, the oldest first. */
export const listUnattended = (db: Database): Promise<WaitingRegistration[]> =>
  queryRows<WaitingRegistration & Record<string, unknown>>(
    db,
    sql`select u.id, u.email, trim(u.first_name || ' ' || u.last_name) as name, c.id as "companyId",
        c.name as "companyName", c.customer_number as "customerNumber"
      from users u join memberships m on m.user_id = u.id and m.mode = 'b2b' join companies c on c.id = m.company_id
      where u.status = 'registered' and ${isUnattended} order by u.registered_at, u.id`,
  );

/** Accepts a registration with these roles, as a user of the company would; false where it no longer waits. */
export async function letIn(
  db: Database,
  { id, companyId }: WaitingRegistration,
  roles: readonly Role[],
): Promise<boolean> {
  const accepted = await queryRows(
    db,
    sql`update users set status = 'active' where id = ${id} and status = 'registered' returning id`,
  );
  if (accepted.length === 0) return false;
  await db.execute(sql`update memberships set roles = string_to_array(${roles.join(' ')}, ' ')
    where user_id = ${id} and company_id = ${companyId} and mode = 'b2b'`);
  return true;
}
