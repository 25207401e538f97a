import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import { users } from '../accounts/accounts.table.ts';
import { companies } from '../companies/companies.table.ts';
import { dropChallengesOf } from './challenges.repo.ts';
import { dropRecoveryCodes } from './recovery-codes.repo.ts';
import { secondFactors } from './second-factors.table.ts';

export type Factor = typeof secondFactors.$inferSelect;

/** Lists the second factors of a user: the app first, then passkeys by age. */
export function listFactors(db: Database, userId: string): Promise<Factor[]> {
  const { kind, createdAt, id } = secondFactors;
  return db
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .orderBy(sql`${kind} = 'passkey'`, asc(createdAt), asc(id));
}

/** Locks an account, so that one transaction at a time changes its factors. */
export async function holdOwner(db: Database, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/** Whether a company demands a second factor of all who enter it. */
export async function isDemandedIn(db: Database, companyId: string): Promise<boolean> {
  const [row] = await db
    .select({ isDemanded: companies.demandsSecondFactor })
    .from(companies)
    .where(eq(companies.id, companyId));
  return row?.isDemanded === true;
}

type NewFactor = Pick<Factor, 'userId' | 'kind'> & Partial<Omit<Factor, 'id' | 'createdAt'>>;

/** Adds a factor; a new app replaces the previous one. Null if the passkey is registered already. */
export async function insertFactor(db: Database, factor: NewFactor, now: Date): Promise<Factor | null> {
  if (factor.kind === 'totp')
    await db
      .delete(secondFactors)
      .where(and(eq(secondFactors.userId, factor.userId), eq(secondFactors.kind, 'totp')));
  const [row] = await db
    .insert(secondFactors)
    .values({ id: newId(now.getTime()), createdAt: now, ...factor })
    .onConflictDoNothing({ target: secondFactors.credentialId })
    .returning();
  return row ?? null;
}

/** Uses up the code of a half minute; false if it or a later one was used already. Of two concurrent calls, one gets true. */
export async function takeStep(db: Database, id: string, step: number, now: Date): Promise<boolean> {
  const { lastStep } = secondFactors;
  const taken = await db
    .update(secondFactors)
    .set({ lastStep: step, lastUsedAt: now })
    .where(and(eq(secondFactors.id, id), or(isNull(lastStep), lt(lastStep, step))))
    .returning({ id: secondFactors.id });
  return taken.length === 1;
}

/** Finds the passkey with a credential id. */
export async function findPasskey(db: Database, credentialId: string): Promise<Factor | null> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.credentialId, credentialId));
  return row ?? null;
}

/** Stores the use of a passkey, with the counter that it reports. */
export async function notePasskeyUse(db: Database, id: string, counter: number, now: Date): Promise<void> {
  await db.update(secondFactors).set({ counter, lastUsedAt: now }).where(eq(secondFactors.id, id));
}

export async function renameFactor(db: Database, id: string, name: string): Promise<void> {
  await db.update(secondFactors).set({ name }).where(eq(secondFactors.id, id));
}

export async function deleteFactor(db: Database, id: string): Promise<void> {
  await db.delete(secondFactors).where(eq(secondFactors.id, id));
}

/** Deletes the factors, recovery codes and challenges of an account; only the password is left. */
export async function deleteAllFactors(db: Database, userId: string): Promise<void> {
  await db.delete(secondFactors).where(eq(secondFactors.userId, userId));
  await dropRecoveryCodes(db, userId);
  await dropChallengesOf(db, userId);
}
