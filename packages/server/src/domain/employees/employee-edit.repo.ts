import type { Role } from '@foyer/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { memberships, users } from '../accounts/accounts.table.ts';
import { type CompanyViewer, companiesFrom } from '../companies/companies-from.repo.ts';
import type { ScopeCompany } from './list-scope.repo.ts';

/** Whether a person belongs to a company. */
export async function belongsTo(db: Database, userId: string, companyId: string): Promise<boolean> {
  const found = await db
    .select({ id: memberships.id })
    .from(memberships)
    .where(
      and(eq(memberships.userId, userId), eq(memberships.companyId, companyId), eq(memberships.mode, 'b2b')),
    );
  return found.length > 0;
}

export async function rename(
  db: Database,
  userId: string,
  name: { readonly firstName: string; readonly lastName: string },
): Promise<void> {
  await db.update(users).set(name).where(eq(users.id, userId));
}

/** Sets a person's roles in each of the viewer's companies that they belong to. */
export async function setRoles(
  db: Database,
  userId: string,
  viewer: CompanyViewer,
  roles: readonly Role[],
): Promise<void> {
  await db
    .update(memberships)
    .set({ roles: [...roles] })
    .where(
      and(
        eq(memberships.userId, userId),
        eq(memberships.mode, 'b2b'),
        inArray(memberships.companyId, companiesFrom(viewer)),
      ),
    );
}

/** Moves a person from one company to another, whose brand becomes theirs; open invitations follow. */
export async function moveTo(
  db: Database,
  userId: string,
  from: string,
  { id, brand }: ScopeCompany,
): Promise<void> {
  await db
    .update(memberships)
    .set({ companyId: id })
    .where(and(eq(memberships.userId, userId), eq(memberships.mode, 'b2b'), eq(memberships.companyId, from)));
  await db.update(users).set({ brandId: brand.id }).where(eq(users.id, userId));
  await db.execute(sql`update invitations set company_id = ${id}
    where user_id = ${userId} and company_id = ${from} and used_at is null and replaced_at is null`);
}
