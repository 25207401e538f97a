import type { Role } from '@foyer/contract';
import { type Delegation, mayGrant } from '@foyer/contract/grantable-roles';
import { eq, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../db/client.ts';
import { companies } from '../companies/companies.table.ts';
import { type CompanyViewer, companiesFrom } from '../companies/companies-from.repo.ts';

/** Reads the roles that the viewer's company has released, and those that active people of it and of the companies below it hold. */
export async function readDelegation(db: Database, viewer: CompanyViewer): Promise<Delegation> {
  const [row] = await queryRows<{ released: Role[]; held: Role[] }>(
    db,
    sql`select to_json(c.released_roles) as released, coalesce((
        select json_agg(distinct r.role) from memberships m
          join users u on u.id = m.user_id and u.status = 'active', unnest(m.roles) r(role)
        where m.mode = 'b2b' and m.company_id in ${companiesFrom(viewer)}), '[]') as held
      from companies c where c.id = ${viewer.companyId}::text`,
  );
  return row ?? { released: [], held: [] };
}

/** Replaces the roles that a company has released. */
export async function changeReleasedRoles(
  db: Database,
  companyId: string,
  released: readonly Role[],
): Promise<void> {
  await db
    .update(companies)
    .set({ releasedRoles: [...released] })
    .where(eq(companies.id, companyId));
}

/** Tells whether a caller may grant a role. */
export type Grants = (role: Role) => boolean;

/** Reads which roles a caller may grant: by their own roles, and by what their company has released. */
export async function readGrants(
  db: Database,
  caller: CompanyViewer & { readonly roles: readonly Role[] },
): Promise<Grants> {
  const company = await readDelegation(db, caller);
  return (role) => mayGrant(role, caller.roles, company);
}
