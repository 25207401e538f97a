import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../../db/client.ts';
import { newId, newSecret } from '../../../db/new-id.ts';
import { sha256Hex } from '../../../security/sha256-hex.ts';
import { brands } from '../../branding/brands.table.ts';
import { companies } from '../../companies/companies.table.ts';
import { users } from '../accounts.table.ts';
import type { Contact } from '../users.repo.ts';
import { invitations } from './invitations.table.ts';

/** Days after which the link of an invitation expires. */
export const INVITATION_DAYS = 14;

/** Invitation that is not stored yet, with the link's secret, which only the mail contains. */
export interface NewInvitation {
  readonly token: string;
  readonly row: typeof invitations.$inferInsert;
}

/** Creates an invitation without storing it. */
export async function newInvitation(
  about: Pick<typeof invitations.$inferInsert, 'userId' | 'companyId' | 'invitedBy' | 'message'>,
  now: Date,
): Promise<NewInvitation> {
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * 86_400_000);
  const row = { ...about, id: newId(), tokenHash: await sha256Hex(token), createdAt: now, expiresAt };
  return { token, row };
}

/** Stored invitation. Its link works while `usedAt` and `replacedAt` are null, `expiresAt` is in the future and the person is `invited`. */
export interface FoundInvitation extends Contact {
  readonly id: string;
  readonly userId: string;
  readonly companyId: string;
  readonly companyName: string;
  /** Name of the inviting user; null once their account is deleted. */
  readonly invitedBy: string | null;
  readonly status: (typeof users.$inferSelect)['status'];
  readonly salutation: (typeof users.$inferSelect)['salutation'];
  /** Empty while unknown. */
  readonly firstName: string;
  readonly lastName: string;
  readonly message: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly replacedAt: Date | null;
}

const found = {
  id: invitations.id,
  userId: invitations.userId,
  companyId: invitations.companyId,
  companyName: companies.name,
  invitedBy: sql<
    string | null
  >`(select trim(i.first_name || ' ' || i.last_name) from users i where i.id = ${invitations.invitedBy})`,
  status: users.status,
  salutation: users.salutation,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
  locale: users.locale,
  brand: { id: brands.id, name: brands.name, primaryColor: brands.primaryColor },
  message: invitations.message,
  createdAt: invitations.createdAt,
  expiresAt: invitations.expiresAt,
  usedAt: invitations.usedAt,
  replacedAt: invitations.replacedAt,
};

const select = (db: Database, where: SQL | undefined) =>
  db
    .select(found)
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.userId))
    .innerJoin(companies, eq(companies.id, invitations.companyId))
    .innerJoin(brands, eq(brands.id, companies.brandId))
    .where(where);

/** Finds the invitation of a link, even a used, replaced or expired one; null where the link never existed. */
export async function findInvitation(db: Database, token: string): Promise<FoundInvitation | null> {
  const [row] = await select(db, eq(invitations.tokenHash, await sha256Hex(token)));
  return row ?? null;
}

const isOpen = and(isNull(invitations.usedAt), isNull(invitations.replacedAt));

/** Finds a person's invitation that is neither used nor replaced; it may have expired. */
export async function findOpenInvitation(db: Database, userId: string): Promise<FoundInvitation | null> {
  const [row] = await select(db, and(eq(invitations.userId, userId), isOpen));
  return row ?? null;
}

/** Marks an invitation as used; false where it no longer is open. Of two concurrent calls one gets true. */
export async function useInvitation(db: Database, id: string, now: Date): Promise<boolean> {
  const used = await queryRows(
    db,
    sql`update ${invitations} set used_at = ${now.toISOString()}::timestamptz
      where id = ${id} and used_at is null and replaced_at is null and expires_at > ${now.toISOString()}::timestamptz
      returning 1`,
  );
  return used.length === 1;
}

/** Marks a person's open invitation as replaced, so that its link stops working. */
export async function replaceInvitations(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .update(invitations)
    .set({ replacedAt: now })
    .where(and(eq(invitations.userId, userId), isOpen));
}

export async function insertInvitation(db: Database, row: NewInvitation['row']): Promise<void> {
  await db.insert(invitations).values(row);
}
