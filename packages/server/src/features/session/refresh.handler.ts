import type { ModeToken } from '@foyer/contract/session/session.schema';
import { refusal } from '../../security/authenticate.ts';
import { decryptText, encryptText } from '../../security/encrypt-text.ts';
import { issueToken } from '../../security/issue-token.ts';
import { findSession, lockFamilies, replaceToken, revokeFamily } from '../../security/sessions.repo.ts';
import type { TokenClaims } from '../../security/token-signer.ts';
import type { HandlerContext } from '../handler.ts';

type Context = HandlerContext<'refreshSession'>;
interface Presented {
  readonly token: string;
  readonly claims: TokenClaims;
}

/** Replaces the given tokens of one person. A token that was replaced moments ago returns the same successor; later use ends the family. */
export async function refresh(context: Context): Promise<{ tokens: ModeToken[] }> {
  const presented: Presented[] = [];
  for (const { token } of context.input.body.tokens) presented.push(await verified(context, token));
  if (new Set(presented.map(({ claims }) => claims.act?.sub ?? claims.sub)).size > 1)
    return context.fail('unauthenticated');
  await lockFamilies(
    context.db,
    presented.map(({ claims }) => claims.fam),
  );
  const tokens: ModeToken[] = [];
  for (const one of presented) tokens.push({ mode: one.claims.mode, token: await rotate(context, one) });
  return { tokens };
}

async function verified({ security, now, fail }: Context, token: string): Promise<Presented> {
  const result = await security.signer.verify(token, now);
  if (!result.ok) return fail(result.reason === 'expired' ? 'token_expired' : 'unauthenticated');
  return { token, claims: result.claims };
}

async function rotate(
  { db, security, now, fail, log }: Context,
  { token, claims }: Presented,
): Promise<string> {
  const row = await findSession(db, claims.jti);
  if (!row || row.sessionId !== claims.sid) return fail('unauthenticated');
  const refused = await refusal(db, row, now);
  if (refused === 'token_reused') {
    log.warn(
      { userId: row.userId, sessionId: row.familyId },
      'a replaced token was used again: its session is revoked',
    );
    await revokeFamily(db, row.familyId, 'token reused', now);
    return fail('token_reused', { keepChanges: true });
  }
  if (refused) return fail(refused);
  if (row.successor) return (await decryptText(row.successor, token)) ?? fail('unauthenticated');
  const { jti, ...rest } = claims;
  const successor = await issueToken(db, security.signer, rest, { now, endsAt: row.endsAt });
  await replaceToken(db, jti, now, await encryptText(successor, token));
  return successor;
}
