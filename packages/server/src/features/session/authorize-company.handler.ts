import { newId } from '../../db/new-id.ts';
import { isWithinPartnersReach } from '../../domain/partners/partner-reach.repo.ts';
import { isDemandedIn } from '../../domain/second-factors/factors.repo.ts';
import { findMemberOf, listMemberships, type Membership } from '../../domain/session/sign-in.repo.ts';
import { audit } from '../../security/audit.repo.ts';
import { issueToken } from '../../security/issue-token.ts';
import { neverImpersonated } from '../../security/never-impersonated.ts';
import { countCall } from '../../security/rate-limit.repo.ts';
import { findActingEnd, findFamily, insertSession, isWithinFleet } from '../../security/sessions.repo.ts';
import { ACTING_SECONDS, secondsAfter } from '../../security/token-lifetimes.ts';
import type { TokenClaims } from '../../security/token-signer.ts';
import type { HandlerContext } from '../handler.ts';

type Context = HandlerContext<'authorizeCompany'>;
interface Entry {
  readonly userId: string;
  readonly membership: Membership;
  readonly kind: 'impersonation' | 'company-switch';
  /** End of the entry, where it is earlier than the end of the sign-in. */
  readonly endsAt: Date | null;
  readonly details: Record<string, unknown> | null;
}

/** Switches a fleet manager into a company of the own fleet, or lets ROLE_IMPERSONATE impersonate a user of any company. Both are audited. */
export async function authorizeCompany(context: Context): Promise<{ token: string }> {
  const { db, caller, now, security, requestId } = context;
  const { companyId } = context.input.params;
  await limitEntries(context);
  const entry = context.input.query.userId
    ? await impersonate(context, context.input.query.userId)
    : await switchCompany(context);
  const family = await findFamily(db, caller.sessionId);
  if (!family) return context.fail('session_revoked');
  // callers from outside need a second factor of their own where the company demands one of its people
  if (family.secondFactorAt === null && (await isDemandedIn(db, companyId)))
    return refuse(context, 'second_factor_required');
  const session = {
    id: newId(now.getTime()),
    familyId: caller.sessionId,
    userId: entry.userId,
    mode: entry.membership.mode,
    companyId,
    membershipId: entry.membership.id,
    actorUserId: caller.userId,
    actorKind: entry.kind,
    endsAt: entry.endsAt,
  };
  await insertSession(db, session);
  await audit(db, {
    at: now,
    action: entry.kind,
    userId: entry.userId,
    actorUserId: caller.userId,
    companyId,
    requestId,
    details: entry.details,
  });
  const claims: Omit<TokenClaims, 'jti'> = {
    sub: entry.userId,
    sid: session.id,
    fam: session.familyId,
    mode: session.mode,
    cid: companyId,
    act: { sub: caller.userId, kind: entry.kind },
  };
  const endsAt = entry.endsAt && entry.endsAt < family.endsAt ? entry.endsAt : family.endsAt;
  return { token: await issueToken(db, security.signer, claims, { now, endsAt }) };
}

/** Limits entries: each leaves a session and an audit entry behind, and each attempt may guess an id. */
async function limitEntries({ db, caller, now, fail }: Context): Promise<void> {
  const actor = caller.actor?.userId ?? caller.userId;
  const wait = await countCall(db, `enter ${actor}`, { limit: 60, seconds: 60, now });
  if (wait !== null) fail('rate_limited', { retryAfter: wait, keepChanges: true });
}

/** Ends the call; the attempt is audited with its actor, user and company. */
async function refuse(
  { db, caller, input, now, requestId, fail }: Context,
  code: 'forbidden' | 'not_found' | 'second_factor_required',
): Promise<never> {
  const { userId } = input.query;
  await audit(db, {
    at: now,
    action: userId ? 'impersonation-refused' : 'company-switch-refused',
    userId: userId ?? caller.userId,
    actorUserId: caller.userId,
    companyId: input.params.companyId,
    requestId,
    details: { code },
  });
  return fail(code, { keepChanges: true });
}

async function switchCompany(context: Context): Promise<Entry> {
  const { db, caller, input } = context;
  if (!caller.roles.includes('ROLE_FLEET_MANAGER')) return refuse(context, 'forbidden');
  if (!(await isWithinPartnersReach(db, caller.partnerId, input.params.companyId)))
    return refuse(context, 'not_found');
  const managed = (await listMemberships(db, caller.userId)).filter(
    (membership) => membership.mode === 'b2b' && membership.roles.includes('ROLE_FLEET_MANAGER'),
  );
  for (const membership of managed) {
    if (await isWithinFleet(db, membership.companyId, input.params.companyId))
      return { userId: caller.userId, membership, kind: 'company-switch', endsAt: null, details: null };
  }
  return refuse(context, 'not_found');
}

async function impersonate(context: Context, userId: string): Promise<Entry> {
  const { db, caller, input, now, fail } = context;
  const { companyId } = input.params;
  if (!caller.roles.includes('ROLE_IMPERSONATE')) return refuse(context, 'forbidden');
  const found = await findMemberOf(db, userId, companyId);
  if (found?.status !== 'active' || userId === caller.userId) return refuse(context, 'not_found');
  const theirs = await listMemberships(db, userId);
  if (theirs.some(({ roles }) => roles.some((role) => neverImpersonated.includes(role))))
    return refuse(context, 'forbidden');
  const entry = { userId, membership: found.membership, kind: 'impersonation' } as const;
  const { reason } = input.query;
  if (reason) return { ...entry, endsAt: secondsAfter(now, ACTING_SECONDS), details: { reason } };
  // without a reason the call renews a token, within the impersonation's end
  const endsAt = await findActingEnd(db, { familyId: caller.sessionId, userId, companyId }, now);
  if (endsAt) return { ...entry, endsAt, details: { isRenewal: true } };
  return fail('validation_failed', { errors: [{ path: 'reason', code: 'required' }], keepChanges: true });
}
