import { createLocalJWKSet, decodeJwt, type JWK, type JWTPayload, jwtVerify } from 'jose';
import { JWTClaimValidationFailed, JWTExpired } from 'jose/errors';

/** The longest life of an assertion, and how far two clocks may be apart; in seconds. */
const LIFETIME = 60;
const CLOCK_SKEW = 5;
/** Signatures that need no shared secret, so that nobody but the partner can make one. */
const algorithms = ['ES256', 'ES384', 'EdDSA', 'RS256', 'PS256'];
/** An own type, so that no other token that the partner signs with the same key is taken for one. @see RFC 8725 section 3.11 */
const typ = 'foyer-sign-in+jwt';

/** What a genuine assertion says. @see RFC 7523 section 3 */
export interface Assertion {
  /** The user name. */
  readonly sub: string;
  readonly jti: string;
  /** Of the page on which the user is to be signed in. */
  readonly origin: string;
  /** The user has shown a second factor there (`amr` has `mfa`, RFC 8176). */
  readonly hasSecondFactor: boolean;
}
export type ReadAssertion =
  | { readonly ok: true; readonly assertion: Assertion }
  | {
      readonly ok: false;
      readonly code: 'assertion_invalid' | 'assertion_expired' | 'assertion_audience';
    };

/** Who says to have made an assertion; nothing about it is known to be true. */
export function claimedIssuer(assertion: string): string | null {
  try {
    return decodeJwt(assertion).iss ?? null;
  } catch {
    return null;
  }
}

/** Checks an assertion of one partner: its signature first, so that only who has the key learns what else is wrong. */
export async function readAssertion(
  jwt: string,
  by: {
    readonly issuer: string;
    readonly keys: readonly JWK[];
    readonly audience: string;
    readonly now: Date;
  },
): Promise<ReadAssertion> {
  const { issuer, audience, now: currentDate } = by;
  try {
    const { payload } = await jwtVerify(jwt, createLocalJWKSet({ keys: [...by.keys] }), {
      ...{ algorithms, typ, issuer, audience, currentDate },
      ...{ clockTolerance: CLOCK_SKEW, maxTokenAge: LIFETIME, requiredClaims: ['sub', 'jti', 'exp'] },
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

function judge({ sub, jti, origin, amr, aud, exp = 0, iat = 0 }: JWTPayload): ReadAssertion {
  // for one portal alone, and not for whoever else it is shown to
  if (typeof aud !== 'string') return { ok: false, code: 'assertion_audience' };
  if (exp - iat > LIFETIME) return { ok: false, code: 'assertion_expired' };
  const isWhole =
    typeof sub === 'string' && typeof jti === 'string' && typeof origin === 'string' && sub.length > 0;
  if (!isWhole || jti.length < 16 || jti.length > 200 || sub.length > 254)
    return { ok: false, code: 'assertion_invalid' };
  const hasSecondFactor = Array.isArray(amr) && amr.includes('mfa');
  return { ok: true, assertion: { sub, jti, origin, hasSecondFactor } };
}
