import type { Role } from '@foyer/contract';
import { and, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { memberships, users } from '../../domain/accounts/accounts.table.ts';
import { replaceInvitations } from '../../domain/accounts/invitations/invitations.repo.ts';
import { companies } from '../../domain/companies/companies.table.ts';
import { type CompanyViewer, companiesFrom } from '../../domain/companies/companies-from.repo.ts';
import { leadsAnOpenCompany } from '../../domain/companies/leads-open-company.repo.ts';
import { endAllSessions } from '../../security/sessions.repo.ts';
import { REMINDER_SECONDS } from './employee-rights.ts';

/**
 * Lets only one at a time decide about the people of somebody's companies, and about the person: of two managers who deactivate each
 * other the second finds what the first one did. Nobody who merely refers to the company waits.
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

/** Keeps somebody out: their sessions end, an open invitation is dead, and what they were is remembered. */
export async function deactivate(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .update(users)
    .set({ status: 'inactive', statusBefore: sql`${users.status}` })
    .where(eq(users.id, userId));
  await endAllSessions(db, userId, 'deactivated', now);
  await replaceInvitations(db, userId, now);
}

/** Makes somebody again what they were. */
export async function activate(db: Database, userId: string): Promise<void> {
  const before = sql`coalesce(${users.statusBefore}, 'active')`;
  await db
    .update(users)
    .set({ status: before as SQL<'active'>, statusBefore: null })
    .where(eq(users.id, userId));
}

/** Lets somebody in who registered, with these roles within the reach of who decides; null leaves those they have. */
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

/** Somebody who leads a company from now on is asked for what its onboarding lacks. */
export async function askForOpenCompany(db: Database, userId: string): Promise<void> {
  await db
    .update(users)
    .set({ needsOnboarding: true })
    .where(and(eq(users.id, userId), leadsAnOpenCompany));
}

/** Notes a reminder; false where there was one within the hour, or the person is not invited any longer. Of two at once one gets true. */
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
