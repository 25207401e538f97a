import type { sessionContract } from '@foyer/contract/session/session.contract';
import type { HandlerContext, Handlers } from '../../handler.ts';
import { findSession, revokeFamily, revokeSession } from '../../security/session.repo.ts';
import { defineFeature } from '../feature.ts';
import { authorizeCompany } from './authorize-company.service.ts';
import { login } from './login.service.ts';
import { refresh } from './refresh.service.ts';
import { userInfo } from './user-info.service.ts';

const sessionRoutes: Handlers<Exclude<keyof typeof sessionContract, 'requestPasswordReset'>> = {
  login,
  refreshSession: refresh,
  logout,
  authorizeCompany,
  getUserInfo: userInfo,
};

/** `login` hashes, which must not hold a transaction. */
export const sessionFeature = defineFeature({ routes: sessionRoutes, ownTransaction: ['login'] });

/** Ends what the tokens stand for. A token of a sign-in ends all of it; one that acts elsewhere ends only that. */
async function logout({ db, input, security, now }: HandlerContext<'logout'>): Promise<undefined> {
  for (const { token } of input.body.tokens) {
    const verified = await security.signer.verify(token, now);
    if (!verified.ok && verified.reason === 'invalid') continue;
    const row = await findSession(db, verified.claims.jti);
    if (!row) continue;
    if (row.actorKind) await revokeSession(db, row.sessionId, now);
    else await revokeFamily(db, row.familyId, 'logout', now);
  }
  return undefined;
}
