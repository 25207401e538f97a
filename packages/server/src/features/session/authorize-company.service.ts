import { newId } from '../../db/new-id.ts';
import { audit } from '../../security/audit.repo.ts';
import { issueToken } from '../../security/issue-token.ts';
import { countCall } from '../../security/rate-limit.repo.ts';
import { findFamily, insertSession, isWithinFleet } from '../../security/sessions.repo.ts';
import type { TokenClaims } from '../../security/token-signer.ts';
import type { HandlerContext } from '../handler.ts';
import { findMemberOf, listMemberships, type Membership } from './sign-in.repo.ts';

type Context = HandlerContext<'authorizeCompany'>;
interface Entry {
  readonly userId: string;
  readonly membership: Membership;
  readonly kind: 'impersonation' | 'company-switch';
}

/** A fleet manager enters a company of the own fleet; ROLE_IMPERSONATE acts as a user of any company. Both are audited. */
export async function authorizeCompany(context: Context): Promise<{ token: string }> {
  const { db, caller, now, security, requestId } = context;
  const { companyId } = context.input.params;
  await limitEntries(context);
  const entry = context.input.query.userId
    ? await impersonate(context, context.input.query.userId)
    : await switchCompany(context);
  const family = await findFamily(db, caller.sessionId);
  if (!family) return context.fail('session_revoked');
  const session = {
    id: newId(now.getTime()),
    familyId: caller.sessionId,
    userId: entry.userId,
    mode: entry.membership.mode,
    companyId,
    membershipId: entry.membership.id,
    actorUserId: caller.userId,
    actorKind: entry.kind,
  };
  await insertSession(db, session);
  await audit(db, {
    at: now,
    action: entry.kind,
    userId: entry.userId,
    actorUserId: caller.userId,
    companyId,
    requestId,
  });
  const claims: Omit<TokenClaims, 'jti'> = {
    sub: entry.userId,
    sid: session.id,
    fam: session.familyId,
    mode: session.mode,
    cid: companyId,
    act: { sub: caller.userId, kind: entry.kind },
  };
  return { token: await issueToken(db, security.signer, claims, { now, endsAt: family.endsAt }) };
}

/** Each entry leaves a session and a record behind, and each try may be a guess at somebody's id. */
async function limitEntries({ db, caller, now, fail }: Context): Promise<void> {
  const actor = caller.actor?.userId ?? caller.userId;
  const wait = await countCall(db, `enter ${actor}`, { limit: 60, seconds: 60, now });
  if (wait !== null) fail('rate_limited', { retryAfter: wait, keepChanges: true });
}

async function switchCompany({ db, caller, input, fail }: Context): Promise<Entry> {
  if (!caller.roles.includes('ROLE_FLEET_MANAGER')) return fail('forbidden', { keepChanges: true });
  const managed = (await listMemberships(db, caller.userId)).filter(
    (membership) => membership.mode === 'b2b' && membership.roles.includes('ROLE_FLEET_MANAGER'),
  );
  for (const membership of managed) {
    if (await isWithinFleet(db, membership.companyId, input.params.companyId))
      return { userId: caller.userId, membership, kind: 'company-switch' };
  }
  return fail('not_found', { keepChanges: true });
}

async function impersonate({ db, caller, input, fail }: Context, userId: string): Promise<Entry> {
  if (!caller.roles.includes('ROLE_IMPERSONATE')) return fail('forbidden', { keepChanges: true });
  const found = await findMemberOf(db, userId, input.params.companyId);
  if (found?.status !== 'active' || userId === caller.userId) return fail('not_found', { keepChanges: true });
  // Acting as somebody who may act as others would hide who really acts.
  const theirs = await listMemberships(db, userId);
  if (theirs.some((membership) => membership.roles.includes('ROLE_IMPERSONATE')))
    return fail('forbidden', { keepChanges: true });
  return { userId, membership: found.membership, kind: 'impersonation' };
}
