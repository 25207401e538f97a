import type { SecondFactor } from '@foyer/contract/second-factors/second-factors.schema';
import type { Database } from '../../db/client.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { audit } from '../../security/audit.repo.ts';
import { readContact } from '../accounts/users.repo.ts';
import { type Factor, insertFactor, listFactors } from './factors.repo.ts';
import { renewRecoveryCodes } from './recovery-codes.repo.ts';
import { type SecondFactorNews, secondFactorMail } from './second-factor-mail.ts';

/** Context of a call that changes a user's factors; `db` is a transaction in which the account is locked. */
export interface Change {
  readonly db: Database;
  readonly mail: Mailer;
  readonly now: Date;
  readonly requestId: string;
}
/** User whose factors change, and the current company. */
export interface Owner {
  readonly userId: string;
  readonly companyId: string | null;
}

/** Records a change in the audit log and notifies the owner by mail, whoever made the change. */
export async function tellOwner(
  { db, mail, now, requestId }: Change,
  { userId, companyId }: Owner,
  {
    action,
    details,
    news,
  }: {
    readonly action: string;
    readonly details?: Readonly<Record<string, unknown>>;
    readonly news: SecondFactorNews;
  },
): Promise<void> {
  await audit(db, {
    at: now,
    action,
    userId,
    actorUserId: null,
    companyId,
    requestId,
    ...(details && { details }),
  });
  await mail.enqueue(db, secondFactorMail(await readContact(db, { userId, companyId }), news));
}

/** Adds a factor, and recovery codes with the first one. Null if the passkey is registered already. */
export async function addFactor(
  change: Change,
  owner: Owner,
  factor: Parameters<typeof insertFactor>[1],
): Promise<{ readonly factor: Factor; readonly recoveryCodes: string[] } | null> {
  const { db, now } = change;
  const before = await listFactors(db, owner.userId);
  const added = await insertFactor(db, factor, now);
  if (!added) return null;
  const { kind, name } = added;
  const isReplaced = kind === 'totp' && before.some((other) => other.kind === 'totp');
  await tellOwner(change, owner, {
    action: 'second-factor-added',
    details: { kind, ...(isReplaced && { isReplaced }) },
    news: kind === 'totp' ? { what: 'totp-added' } : { what: 'passkey-added', passkey: name ?? '' },
  });
  const recoveryCodes = before.length === 0 ? await renewRecoveryCodes(db, owner.userId, now) : [];
  return { factor: added, recoveryCodes };
}

/** Converts a factor to the form that its owner sees. */
export const toSecondFactor = (
  { id, kind, name, createdAt, lastUsedAt }: Factor,
  isRemovable: boolean,
): SecondFactor => ({
  id,
  kind,
  name,
  isRemovable,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
