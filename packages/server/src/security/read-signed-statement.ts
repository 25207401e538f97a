import { createLocalJWKSet, decodeJwt, type JWK, type JWTPayload, jwtVerify } from 'jose';
import { JWTClaimValidationFailed, JWTExpired } from 'jose/errors';
import { findUnstorable, isStorable } from '../db/storable.ts';

/** The longest life of a statement, and how far two clocks may be apart; in seconds. */
const LIFETIME = 60;
const CLOCK_SKEW = 5;
/** Signatures that need no shared secret, so that nobody but the signer can make one. */
const algorithms = ['ES256', 'ES384', 'EdDSA', 'RS256', 'PS256'];

export type StatementFault = 'assertion_invalid' | 'assertion_expired' | 'assertion_audience';

export type ReadStatement =
  | { readonly ok: true; readonly jti: string; readonly claims: JWTPayload }
  | { readonly ok: false; readonly code: StatementFault };

/** The name by which a statement says who made it; nothing about it is known to be true. Null where it has none that can exist. */
export function claimedIssuer(statement: string): string | null {
  try {
    const { iss } = decodeJwt(statement);
    return typeof iss === 'string' && isStorable(iss) ? iss : null;
  } catch {
    return null;
  }
}

/**
 * Checks what another server has signed (RFC 7523): its signature first, so that only who has the key learns what else is wrong. `typ` is
 * of one use alone, so that no other token that is signed with the same key is taken for it (RFC 8725 section 3.11).
 */
export async function readSignedStatement(
  jwt: string,
  by: {
    readonly typ: string;
    readonly issuer: string;
    readonly keys: readonly JWK[];
    readonly audience: string;
    readonly now: Date;
  },
): Promise<ReadStatement> {
  const { typ, issuer, audience, now: currentDate } = by;
  try {
    const { payload } = await jwtVerify(jwt, createLocalJWKSet({ keys: [...by.keys] }), {
      ...{ algorithms, typ, issuer, audience, currentDate },
      ...{ clockTolerance: CLOCK_SKEW, maxTokenAge: LIFETIME, requiredClaims: ['jti', 'exp'] },
    });
    return judge(payload);
  } catch (error) {
    if (error instanceof JWTExpired) return { ok: false, code: 'assertion_expired' };
    const isOthers = error instanceof JWTClaimValidationFailed && error.claim === 'aud';
    if (isOthers) return { ok: false, code: 'assertion_audience' };
    const isTooEarly = error instanceof JWTClaimValidationFailed && error.claim === 'iat';
    return { ok: false, code: isTooEarly ? 'assertion_expired' : 'assertion_invalid' };
  }
}

function judge(claims: JWTPayload): ReadStatement {
  const { jti, aud, exp = 0, iat = 0 } = claims;
  // whatever is looked up or stored of it, the database can hold
  if (findUnstorable(claims) !== null) return { ok: false, code: 'assertion_invalid' };
  // for one portal alone, and not for whoever else it is shown to
  if (typeof aud !== 'string') return { ok: false, code: 'assertion_audience' };
  if (exp - iat > LIFETIME) return { ok: false, code: 'assertion_expired' };
  if (typeof jti !== 'string' || jti.length < 16 || jti.length > 200)
    return { ok: false, code: 'assertion_invalid' };
  return { ok: true, jti, claims };
}
