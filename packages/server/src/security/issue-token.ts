import type { Database } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import { insertToken } from './sessions.repo.ts';
import { secondsAfter, TOKEN_SECONDS } from './token-lifetimes.ts';
import type { TokenClaims, TokenSigner } from './token-signer.ts';

/** Signs a token for a session and stores its id. It never outlives the family. */
export async function issueToken(
  db: Database,
  signer: TokenSigner,
  claims: Omit<TokenClaims, 'jti'>,
  { now, endsAt }: { now: Date; endsAt: Date },
): Promise<string> {
  const jti = newId(now.getTime());
  const full = secondsAfter(now, TOKEN_SECONDS);
  const expiresAt = full < endsAt ? full : endsAt;
  await insertToken(db, { id: jti, sessionId: claims.sid, expiresAt });
  return signer.sign({ ...claims, jti }, now, expiresAt);
}
