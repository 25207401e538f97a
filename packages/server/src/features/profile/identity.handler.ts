import type { PortalIdentity } from '@foyer/contract/profile/profile.schema';
import { listLocaleCodes } from '../../domain/languages/locales.repo.ts';
import { changeIdentity, type IdentityChanges, readIdentity } from '../../domain/profile/identity.repo.ts';
import { audit } from '../../security/audit.repo.ts';
import type { HandlerContext } from '../handler.ts';

export async function getPortalIdentity({
  db,
  caller,
  fail,
}: HandlerContext<'getPortalIdentity'>): Promise<PortalIdentity> {
  return (await readIdentity(db, caller.userId)) ?? fail('session_revoked');
}

/** Changes the given fields. The audit records that something was changed, neither the old nor the new values. */
export async function updatePortalIdentity(
  context: HandlerContext<'updatePortalIdentity'>,
): Promise<PortalIdentity> {
  const { db, input, caller, now, requestId, fail } = context;
  const { phone, ...given } = input.body;
  if (given.locale !== undefined && !(await listLocaleCodes(db)).includes(given.locale))
    return fail('locale_unknown', { errors: [{ path: 'locale', code: 'invalid_choice' }] });
  const { userId, companyId, actor } = caller;
  const before = (await readIdentity(db, userId)) ?? fail('session_revoked');
  const wanted: IdentityChanges = { ...given, ...(phone !== undefined && { phone: phone || null }) };
  const fields = Object.entries(wanted).flatMap(([key, value]) =>
    value === undefined || value === before[key as keyof IdentityChanges] ? [] : [key],
  );
  if (fields.length === 0) return before;
  const changes = Object.fromEntries(fields.map((field) => [field, wanted[field as keyof IdentityChanges]]));
  await changeIdentity(db, userId, changes);
  await audit(db, {
    at: now,
    action: 'identity-changed',
    userId,
    companyId,
    requestId,
    details: { fields },
    actorUserId: actor?.userId ?? null,
  });
  return { ...before, ...changes };
}
