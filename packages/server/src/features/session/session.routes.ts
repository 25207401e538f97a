import type { sessionContract } from '@foyer/contract/session/session.contract';
import { findSession, lockFamilies, revokeFamily, revokeSession } from '../../security/sessions.repo.ts';
import { defineFeature } from '../feature.ts';
import type { HandlerContext, Handlers } from '../handler.ts';
import { authorizeCompany } from './authorize-company.service.ts';
import { login } from './login.service.ts';
import { requestPasswordReset } from './password-reset/request-password-reset.service.ts';
import { refresh } from './refresh.service.ts';
import { userInfo } from './user-info.service.ts';

const sessionRoutes: Handlers<keyof typeof sessionContract> = {
  login,
  refreshSession: refresh,
  logout,
  authorizeCompany,
  getUserInfo: userInfo,
  requestPasswordReset,
};

/** `login` hashes, which must not hold a transaction. */
export const sessionFeature = defineFeature({ routes: sessionRoutes, ownTransaction: ['login'] });

/** Ends what the tokens stand for. A token of a sign-in ends all of it; one that acts elsewhere ends only that. */
async function logout({ db, input, security, now }: HandlerContext<'logout'>): Promise<undefined> {
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
    if (row?.actorKind) await revokeSession(db, row.sessionId, now);
    else if (row) await revokeFamily(db, row.familyId, 'logout', now);
  }
  return undefined;
}
