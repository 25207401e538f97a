import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import { pendingUploads } from '../../storage/pending-uploads.table.ts';
import type { StoredUpload } from '../../storage/stored-upload.ts';
import { memberships, users } from '../accounts/accounts.table.ts';
import { brands } from '../branding/brands.table.ts';
import { companies } from '../companies/companies.table.ts';
import { onboardingFiles, onboardingSteps } from './onboarding.table.ts';

/** Owner of onboarding steps: a person or a company. */
export type Owner = { readonly userId: string } | { readonly companyId: string };
export type StepRow = typeof onboardingSteps.$inferSelect;
type FileKind = (typeof onboardingFiles.$inferSelect)['kind'];

const ownedBy = (owner: Owner) =>
  'userId' in owner
    ? eq(onboardingSteps.userId, owner.userId)
    : eq(onboardingSteps.companyId, owner.companyId);

/** Reads a person, the roles of all memberships, and the terms of the brand of the company or else of the person; null if not found. */
export async function readPerson(db: Database, userId: string, companyId: string | null) {
  const [row] = await db
    .select({
      user: users,
      roles: sql<
        string[]
      >`array(select distinct unnest(roles) from ${memberships} where user_id = ${users.id})`,
      isPrivateCustomer: sql<boolean>`not exists (select 1 from ${memberships}
        where user_id = ${users.id} and company_id is not null)`,
      terms: { version: brands.termsVersion, termsUrl: brands.termsUrl, privacyUrl: brands.privacyUrl },
    })
    .from(users)
    .leftJoin(companies, eq(companies.id, sql`${companyId}::text`))
    .innerJoin(brands, eq(brands.id, sql`coalesce(${companies.brandId}, ${users.brandId})`))
    .where(eq(users.id, userId));
  return row ?? null;
}

/** Reads whether a company's steps are open; null if the company does not exist. */
export async function readCompany(db: Database, companyId: string) {
  const [row] = await db
    .select({ id: companies.id, needsOnboarding: companies.needsOnboarding })
    .from(companies)
    .where(eq(companies.id, companyId));
  return row ?? null;
}

/** Reads the saved data by step. */
export async function readSteps(db: Database, owner: Owner): Promise<ReadonlyMap<string, StepRow>> {
  const rows = await db.select().from(onboardingSteps).where(ownedBy(owner));
  return new Map(rows.map((row) => [row.step, row]));
}

export const readFiles = (db: Database, userId: string) =>
  db
    .select()
    .from(onboardingFiles)
    .where(eq(onboardingFiles.userId, userId))
    .orderBy(asc(onboardingFiles.uploadedAt), asc(onboardingFiles.id));

/** Data to save for a step; `version` is the one that the sender has seen. */
export interface StepDraft {
  readonly step: string;
  readonly version: number;
  readonly entered: Readonly<Record<string, unknown>>;
  readonly savedBy: string;
}

/** Saves a step if it still has the version that was seen; false if somebody has saved it meanwhile. */
export async function saveStep(
  db: Database,
  owner: Owner,
  { version, ...draft }: StepDraft,
  now: Date,
): Promise<boolean> {
  const row = { ...draft, version: version + 1, savedAt: now };
  if (version === 0) {
    const added = await db
      .insert(onboardingSteps)
      .values({ id: newId(now.getTime()), ...owner, ...row })
      .onConflictDoNothing()
      .returning({ id: onboardingSteps.id });
    return added.length === 1;
  }
  const changed = await db
    .update(onboardingSteps)
    .set(row)
    .where(and(ownedBy(owner), eq(onboardingSteps.step, draft.step), eq(onboardingSteps.version, version)))
    .returning({ id: onboardingSteps.id });
  return changed.length === 1;
}

/**
 * Removes a person's files of these kinds. Their stored contents are swept later, like an upload that was never referred to: the store
 * is not part of the transaction.
 */
export async function removeFiles(
  db: Database,
  userId: string,
  kinds: readonly FileKind[],
  now: Date,
): Promise<void> {
  if (kinds.length === 0) return;
  const gone = await db
    .delete(onboardingFiles)
    .where(and(eq(onboardingFiles.userId, userId), inArray(onboardingFiles.kind, [...kinds])))
    .returning({ storageKey: onboardingFiles.storageKey });
  if (gone.length > 0)
    await db
      .insert(pendingUploads)
      .values(gone.map(({ storageKey }) => ({ storageKey, startedAt: now })))
      .onConflictDoNothing();
}

export async function addFiles(
  db: Database,
  userId: string,
  kind: FileKind,
  uploads: readonly StoredUpload[],
  now: Date,
): Promise<void> {
  if (uploads.length === 0) return;
  await db
    .insert(onboardingFiles)
    .values(uploads.map((upload) => ({ ...upload, id: newId(), userId, kind, uploadedAt: now })));
}
