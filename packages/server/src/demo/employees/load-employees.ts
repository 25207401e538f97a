import { foldText } from '@foyer/contract/fold-text';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { memberships, users } from '../../domain/accounts/accounts.table.ts';
import { INVITATION_DAYS } from '../../domain/accounts/invitations/invitations.repo.ts';
import { invitations } from '../../domain/accounts/invitations/invitations.table.ts';
import { demoCompanies } from '../accounts/companies.ts';
import { demoPeople } from '../demo-people.ts';
import { streamOf } from '../random.ts';
import { type DemoEmployee, demoEmployees } from './employees.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Author of all invitations: the manager of the story, who manages all of Nordwind. */
const inviter = 'user-manager';

/** Loads the people of Nordwind in every state, the links of invited ones, and the last sign-ins. */
export async function loadEmployees(db: Database, now: Date, passwordHash: string): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const people = demoEmployees.map((employee) => toRows(employee, before, passwordHash));
  await db.insert(users).values(people.map(({ user }) => user));
  await db.insert(memberships).values(people.map(({ membership }) => membership));
  await db.insert(invitations).values(people.flatMap(({ links }) => links));
  for (const { id, status } of demoPeople) {
    const random = streamOf('employees', id);
    const days = random.between(300, 600);
    const signedIn = before(random.between(1, status === 'inactive' ? 4000 : 300) * hourMs);
    await db
      .update(users)
      .set({
        invitedAt: before(days * dayMs),
        registeredAt: before((days - 1) * dayMs),
        lastLoginAt: signedIn,
      })
      .where(eq(users.id, id));
  }
}

/** Returns a hash that belongs to no link, so that no invitation of the demo can be accepted. */
function deadHash(id: string, link: number): string {
  const random = streamOf('employees', `link ${link} of ${id}`);
  return Array.from({ length: 64 }, () => random.between(0, 15).toString(16)).join('');
}

function toRows(employee: DemoEmployee, before: (ms: number) => Date, passwordHash: string) {
  const { firstName, lastName, salutation, companyId, status, roles, daysAgo } = employee;
  const local = [firstName, lastName].map((name) => foldText(name).replace(/[^a-z]/g, '')).join('.');
  const id = `user-${local.replace('.', '-')}`;
  const invitedAt = before(daysAgo * dayMs + 2 * hourMs);
  const remindedAt =
    employee.remindedDaysAgo === undefined ? null : before(employee.remindedDaysAgo * dayMs + 4 * hourMs);
  const isInvited = status === 'invited';
  const hasPassword = !isInvited;
  const user = {
    id,
    email: `${local}@nordwind.example`,
    firstName,
    lastName,
    salutation,
    status,
    brandId: demoCompanies.find((company) => company.id === companyId)?.brandId ?? 'foyer',
    phone: employee.phone ?? null,
    passwordHash: hasPassword ? passwordHash : null,
    invitedAt: status === 'registered' ? null : invitedAt,
    remindedAt,
    registeredAt: hasPassword ? before(daysAgo * dayMs - (status === 'registered' ? 0 : 20 * hourMs)) : null,
    lastLoginAt: employee.seenHoursAgo === undefined ? null : before(employee.seenHoursAgo * hourMs),
    createdAt: invitedAt,
  };
  const membership = { id: `${id}-b2b`, userId: id, companyId, mode: 'b2b' as const, roles: [...roles] };
  const mails = isInvited ? [invitedAt, ...(remindedAt ? [remindedAt] : [])] : [];
  const links = mails.map((createdAt, at) => ({
    id: `invitation-${id}-${at}`,
    userId: id,
    companyId,
    invitedBy: inviter,
    tokenHash: deadHash(id, at),
    message: employee.message ?? null,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + INVITATION_DAYS * dayMs),
    replacedAt: mails[at + 1] ?? null,
  }));
  return { user, membership, links };
}
