import type { Database } from '../db/client.ts';
import { isPrivate } from '../domain/accounts/customer.ts';
import { privatePriceGroup } from '../domain/articles/price-group.repo.ts';
import type { Caller } from './caller.ts';
import { neverImpersonated } from './never-impersonated.ts';
import { findSession, findSessionById, isWithinFleet, type SessionRow } from './sessions.repo.ts';
import { GRACE_SECONDS, secondsAfter } from './token-lifetimes.ts';
import type { TokenSigner } from './token-signer.ts';

/** The caller, and the forced prompt that the server requires first. */
export interface Authenticated {
  readonly caller: Caller;
  /** Time at which the sign-in's browser was last recorded. */
  readonly lastSeenAt: Date | null;
  readonly prompt: 'password_change_required' | 'onboarding_required' | 'mileage_required' | null;
}

export type AuthFailure = 'unauthenticated' | 'token_expired' | 'token_reused' | 'session_revoked';
export type AuthResult =
  | { readonly ok: true; readonly value: Authenticated }
  | { readonly ok: false; readonly code: AuthFailure };

const failure = (code: AuthFailure): AuthResult => ({ ok: false, code });

/** Returns the caller of a token: checks its signature, then the current state of its session. */
export async function authenticate(
  token: string | null,
  { db, signer, now }: { db: Database; signer: TokenSigner; now: Date },
): Promise<AuthResult> {
  if (!token || token.length > 4096) return failure('unauthenticated');
  const verified = await signer.verify(token, now);
  if (!verified.ok) return failure(verified.reason === 'expired' ? 'token_expired' : 'unauthenticated');
  const row = await findSession(db, verified.claims.jti);
  if (!row || row.sessionId !== verified.claims.sid) return failure('unauthenticated');
  const refused = await refusal(db, row, now);
  if (refused) return failure(refused);
  return { ok: true, value: { caller: toCaller(row), lastSeenAt: row.lastSeenAt, prompt: promptOf(row) } };
}

/** Returns the caller of a session without a token: for grants that belong to the session and end with it. */
export async function authenticateSession(db: Database, sessionId: string, now: Date): Promise<AuthResult> {
  const row = await findSessionById(db, sessionId);
  if (!row) return failure('unauthenticated');
  const refused = await refusal(db, row, now);
  if (refused) return failure(refused);
  return { ok: true, value: { caller: toCaller(row), lastSeenAt: row.lastSeenAt, prompt: promptOf(row) } };
}

/** Returns the reason why a session can neither be used nor refreshed; null where it can. */
export async function refusal(db: Database, row: SessionRow, now: Date): Promise<AuthFailure | null> {
  if (row.familyRevokedAt || row.sessionRevokedAt) return 'session_revoked';
  if (row.endsAt <= now) return 'token_expired';
  if (row.userStatus !== 'active' || row.lacksSecondFactor || row.exceedsPartner) return 'session_revoked';
  if (row.replacedAt && secondsAfter(row.replacedAt, GRACE_SECONDS) < now) return 'token_reused';
  if (row.actorKind === 'impersonation') return mayGoOnActing(row) ? null : 'session_revoked';
  if (row.actorKind === 'company-switch') return (await mayGoOnInside(db, row)) ? null : 'session_revoked';
  return null;
}

/** Whether an impersonation may continue: the actor still has the right, and the user has no role that excludes it. */
const mayGoOnActing = (row: SessionRow): boolean =>
  row.actorIsActive && row.actorMayImpersonate && !row.roles.some((role) => neverImpersonated.includes(role));

const mayGoOnInside = async (db: Database, row: SessionRow): Promise<boolean> =>
  row.roles.includes('ROLE_FLEET_MANAGER') && isWithinFleet(db, row.homeCompanyId, row.companyId);

function toCaller(row: SessionRow): Caller {
  return {
    userId: row.userId,
    sessionId: row.familyId,
    entryId: row.sessionId,
    companyId: row.companyId,
    mode: row.mode,
    roles: row.roles,
    partnerId: row.partnerId,
    actor:
      row.actorUserId && row.actorKind
        ? { userId: row.actorUserId, kind: row.actorKind, endsAt: row.endsAt }
        : null,
    shop: {
      priceGroupId: isPrivate(row) ? privatePriceGroup : (row.priceGroup ?? 'none'),
      catalogue: row.catalogue,
      stock: row.stock,
    },
  };
}

function promptOf(row: SessionRow): Authenticated['prompt'] {
  // during an impersonation nobody can change the password or answer for the user
  if (row.actorKind === 'impersonation') return null;
  if (row.needsPasswordChange) return 'password_change_required';
  if (row.needsOnboarding) return 'onboarding_required';
  return row.needsToEnterMileage ? 'mileage_required' : null;
}
