import { createLocalJWKSet, decodeJwt, type JWK, type JWTPayload, jwtVerify } from 'jose';
import { JWTClaimValidationFailed, JWTExpired } from 'jose/errors';
import { findUnstorable, isStorable } from '../db/storable.ts';

/** Maximum lifetime of a statement, and tolerance for differing clocks; in seconds. */
const LIFETIME = 60;
const CLOCK_SKEW = 5;
/** Asymmetric signatures, so that only the signer can create one. */
const algorithms = ['ES256', 'ES384', 'EdDSA', 'RS256', 'PS256'];

export type StatementFault = 'assertion_invalid' | 'assertion_expired' | 'assertion_audience';

export type ReadStatement =
  | { readonly ok: true; readonly jti: string; readonly claims: JWTPayload }
  | { readonly ok: false; readonly code: StatementFault };

/** Returns the unverified issuer of a statement; null where it has none or the name is invalid. */
export function claimedIssuer(statement: string): string | null {
  try {
    const { iss } = decodeJwt(statement);
    return typeof iss === 'string' && isStorable(iss) ? iss : null;
  } catch {
    return null;
  }
}

/**
 * Validates a statement that another server has signed (RFC 7523): its signature first, so that only the holder of the key learns of other
 * errors. `typ` belongs to one use, so that no other token of the same key is accepted instead (RFC 8725 section 3.11).
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
      algorithms,
      typ,
      issuer,
      audience,
      currentDate,
      clockTolerance: CLOCK_SKEW,
      maxTokenAge: LIFETIME,
      requiredClaims: ['jti', 'exp'],
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
  // claims are looked up and stored, so the database must be able to hold them
  if (findUnstorable(claims) !== null) return { ok: false, code: 'assertion_invalid' };
  // a single audience: the statement must not be valid for other recipients
  if (typeof aud !== 'string') return { ok: false, code: 'assertion_audience' };
  if (exp - iat > LIFETIME) return { ok: false, code: 'assertion_expired' };
  if (typeof jti !== 'string' || jti.length < 16 || jti.length > 200)
    return { ok: false, code: 'assertion_invalid' };
  return { ok: true, jti, claims };
}
