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
import { authorizeCompany } from './authorize-company.handler.ts';
import { login } from './login.handler.ts';
import { beginPartnerSignIn } from './partner-sign-in/begin-partner-sign-in.handler.ts';
import { finishPartnerSignIn } from './partner-sign-in/finish-partner-sign-in.handler.ts';
import { requestPasswordReset } from './password-reset/request-password-reset.handler.ts';
import { refresh } from './refresh.handler.ts';
import {
  beginPasskeyAtSignIn,
  beginTotpAtSignIn,
  confirmPasskeyAtSignIn,
  confirmTotpAtSignIn,
} from './second-step/enrol-at-sign-in.handler.ts';
import { beginPasskeySignIn, finishPasskeySignIn } from './second-step/passkey-sign-in.handler.ts';
import { verifySignIn } from './second-step/verify-sign-in.handler.ts';
import { userInfo } from './user-info.handler.ts';

/** Operations that complete a sign-in after the password; the contract has them with the other factors. */
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

/** `login` hashes a password, which must not hold a transaction. */
export const sessionFeature = defineFeature({ routes: sessionRoutes, ownTransaction: ['login'] });

/** Ends the sessions of the tokens. A token of a sign-in ends the whole sign-in; a token of an entered company or account only that entry. */
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

/** Ends an entry into another company or account; the end of an impersonation is audited, once. */
async function endActing({ db, now, requestId }: HandlerContext<'logout'>, row: SessionRow): Promise<void> {
  const isOver = row.sessionRevokedAt !== null || row.endsAt <= now;
  await revokeSession(db, row.sessionId, now);
  if (row.actorKind !== 'impersonation' || isOver) return;
  const { userId, actorUserId, companyId } = row;
  await audit(db, { at: now, action: 'impersonation-ended', userId, actorUserId, companyId, requestId });
}
