import type { sessionContract } from '@foyer/contract/session/session.contract';
import { audit } from '../../security/audit.repo.ts';
import {
  findSession,
  lockFamilies,
  revokeFamily,
  revokeSession,
  type SessionRow,
} from '../../security/sessions.repo.ts';
import { defineFeature } from '../feature.ts';
import type { HandlerContext, Handlers } from '../handler.ts';
import { authorizeCompany } from './authorize-company.service.ts';
import { login } from './login.service.ts';
import { beginPartnerSignIn } from './partner-sign-in/begin-partner-sign-in.service.ts';
import { finishPartnerSignIn } from './partner-sign-in/finish-partner-sign-in.service.ts';
import { requestPasswordReset } from './password-reset/request-password-reset.service.ts';
import { refresh } from './refresh.service.ts';
import {
  beginPasskeyAtSignIn,
  beginTotpAtSignIn,
  confirmPasskeyAtSignIn,
  confirmTotpAtSignIn,
} from './second-step/enrol-at-sign-in.service.ts';
import { beginPasskeySignIn, finishPasskeySignIn } from './second-step/passkey-sign-in.service.ts';
import { verifySignIn } from './second-step/verify-sign-in.service.ts';
import { userInfo } from './user-info.service.ts';

/** What completes a sign-in after the password stands with the other factors in the contract. */
type Step =
  | 'verifySignIn'
  | 'beginPasskeySignIn'
  | 'finishPasskeySignIn'
  | 'beginTotpAtSignIn'
  | 'confirmTotpAtSignIn'
  | 'beginPasskeyAtSignIn'
  | 'confirmPasskeyAtSignIn';

const sessionRoutes: Handlers<keyof typeof sessionContract | Step> = {
  login,
  verifySignIn,
  beginPasskeySignIn,
  finishPasskeySignIn,
  beginTotpAtSignIn,
  confirmTotpAtSignIn,
  beginPasskeyAtSignIn,
  confirmPasskeyAtSignIn,
  refreshSession: refresh,
  logout,
  authorizeCompany,
  getUserInfo: userInfo,
  requestPasswordReset,
  beginPartnerSignIn,
  finishPartnerSignIn,
};

/** `login` hashes, which must not hold a transaction. */
export const sessionFeature = defineFeature({ routes: sessionRoutes, ownTransaction: ['login'] });

/** Ends what the tokens stand for. A token of a sign-in ends all of it; one that acts elsewhere ends only that. */
async function logout(context: HandlerContext<'logout'>): Promise<undefined> {
  const { db, input, security, now } = context;
  const presented = await Promise.all(
    input.body.tokens.map(({ token }) => security.signer.verify(token, now)),
  );
  const genuine = presented.flatMap((verified) => ('claims' in verified ? verified.claims : []));
  await lockFamilies(
    db,
    genuine.map(({ fam }) => fam),
  );
  for (const { jti } of genuine) {
    const row = await findSession(db, jti);
    if (row?.actorKind) await endActing(context, row);
    else if (row) await revokeFamily(db, row.familyId, 'logout', now);
  }
  return undefined;
}

/** Ends a stay elsewhere; that of somebody who acts as a person is written down, once. */
async function endActing({ db, now, requestId }: HandlerContext<'logout'>, row: SessionRow): Promise<void> {
  const isOver = row.sessionRevokedAt !== null || row.endsAt <= now;
  await revokeSession(db, row.sessionId, now);
  if (row.actorKind !== 'impersonation' || isOver) return;
  const { userId, actorUserId, companyId } = row;
  await audit(db, { at: now, action: 'impersonation-ended', userId, actorUserId, companyId, requestId });
}
