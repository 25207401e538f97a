import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../../db/client.ts';
import { newId, newSecret } from '../../../db/new-id.ts';
import { sha256Hex } from '../../../security/sha256-hex.ts';
import { brands } from '../../branding/brands.table.ts';
import { companies } from '../../companies/companies.table.ts';
import { users } from '../accounts.table.ts';
import type { Contact } from '../users.repo.ts';
import { invitations } from './invitations.table.ts';

/** How long a link works. */
export const INVITATION_DAYS = 14;

/** A link that is about to be stored, with the secret that only its mail will have. */
export interface NewInvitation {
  readonly token: string;
  readonly row: typeof invitations.$inferInsert;
}

/** Makes a link, not stored yet. */
export async function newInvitation(
  about: Pick<typeof invitations.$inferInsert, 'userId' | 'companyId' | 'invitedBy' | 'message'>,
  now: Date,
): Promise<NewInvitation> {
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * 86_400_000);
  const row = { ...about, id: newId(), tokenHash: await sha256Hex(token), createdAt: now, expiresAt };
  return { token, row };
}

/** What a link stands for. It is open while `usedAt` and `replacedAt` are null, `expiresAt` is to come and the person `invited`. */
export interface FoundInvitation extends Contact {
  readonly id: string;
  readonly userId: string;
  readonly companyId: string;
  readonly companyName: string;
  /** The name of who invited; null once that account is gone. */
  readonly invitedBy: string | null;
  readonly status: (typeof users.$inferSelect)['status'];
  readonly salutation: (typeof users.$inferSelect)['salutation'];
  /** Empty where it is not known. */
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

/** The invitation of a link, whatever became of it; null where there never was such a link. */
export async function findInvitation(db: Database, token: string): Promise<FoundInvitation | null> {
  const [row] = await select(db, eq(invitations.tokenHash, await sha256Hex(token)));
  return row ?? null;
}

const isOpen = and(isNull(invitations.usedAt), isNull(invitations.replacedAt));

/** The link of a person that no other has taken the place of, expired or not. */
export async function findOpenInvitation(db: Database, userId: string): Promise<FoundInvitation | null> {
  const [row] = await select(db, and(eq(invitations.userId, userId), isOpen));
  return row ?? null;
}

/** Takes a link up; false where somebody was faster, or it no longer is open. Of two at once one gets true. */
export async function useInvitation(db: Database, id: string, now: Date): Promise<boolean> {
  const used = await queryRows(
    db,
    sql`update ${invitations} set used_at = ${now.toISOString()}::timestamptz
      where id = ${id} and used_at is null and replaced_at is null and expires_at > ${now.toISOString()}::timestamptz
      returning 1`,
  );
  return used.length === 1;
}

/** No link of these people works any longer. */
export async function replaceInvitations(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .update(invitations)
    .set({ replacedAt: now })
    .where(and(eq(invitations.userId, userId), isOpen));
}

export async function insertInvitation(db: Database, row: NewInvitation['row']): Promise<void> {
  await db.insert(invitations).values(row);
}
