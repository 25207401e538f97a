import type { Role } from '@foyer/contract';
import { and, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { endAllSessions } from '../../security/sessions.repo.ts';
import { memberships, users } from '../accounts/accounts.table.ts';
import { replaceInvitations } from '../accounts/invitations/invitations.repo.ts';
import { companies } from '../companies/companies.table.ts';
import { type CompanyViewer, companiesFrom } from '../companies/companies-from.repo.ts';
import { leadsAnOpenCompany } from '../companies/leads-open-company.repo.ts';
import { REMINDER_SECONDS } from './employee-rights.ts';

/**
 * Locks a person and their companies, so that decisions about people of these companies are serialized: when two managers deactivate each
 * other, the second call sees the result of the first. Writes that only refer to a company by foreign key do not wait.
 */
export async function holdCompaniesOf(db: Database, userId: string): Promise<void> {
  const theirs = db
    .select({ id: memberships.companyId })
    .from(memberships)
    .where(eq(memberships.userId, userId));
  await db
    .select({ id: companies.id })
    .from(companies)
    .where(inArray(companies.id, theirs))
    .orderBy(companies.id)
    .for('no key update');
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/** Deactivates a user: ends their sessions, replaces their open invitation and stores their status for reactivation. */
export async function deactivate(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .update(users)
    .set({ status: 'inactive', statusBefore: sql`${users.status}` })
    .where(eq(users.id, userId));
  await endAllSessions(db, userId, 'deactivated', now);
  await replaceInvitations(db, userId, now);
}

/** Restores the status that a user had before deactivation. */
export async function activate(db: Database, userId: string): Promise<void> {
  const before = sql`coalesce(${users.statusBefore}, 'active')`;
  await db
    .update(users)
    .set({ status: before as SQL<'active'>, statusBefore: null })
    .where(eq(users.id, userId));
}

/** Accepts a registered user and sets their roles in the viewer's companies; null keeps their roles. */
export async function accept(
  db: Database,
  {
    userId,
    viewer,
    roles,
  }: { readonly userId: string; readonly viewer: CompanyViewer; readonly roles: readonly Role[] | null },
): Promise<void> {
  await db.update(users).set({ status: 'active' }).where(eq(users.id, userId));
  if (roles)
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
  await askForOpenCompany(db, userId);
}

/** Requires the onboarding of a user who manages a company whose onboarding is not finished. */
export async function askForOpenCompany(db: Database, userId: string): Promise<void> {
  await db
    .update(users)
    .set({ needsOnboarding: true })
    .where(and(eq(users.id, userId), leadsAnOpenCompany));
}

/** Records a reminder; false after one within the hour, or if the person is no longer invited. Of two concurrent calls one gets true. */
export async function noteReminder(db: Database, userId: string, now: Date): Promise<boolean> {
  const before = new Date(now.getTime() - REMINDER_SECONDS * 1000);
  const noted = await db
    .update(users)
    .set({ remindedAt: now })
    .where(
      and(
        eq(users.id, userId),
        eq(users.status, 'invited'),
        or(isNull(users.remindedAt), lte(users.remindedAt, before)),
      ),
    )
    .returning({ id: users.id });
  return noted.length === 1;
}
