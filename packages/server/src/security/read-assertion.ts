import type { JWK } from 'jose';
import { readSignedStatement, type StatementFault } from './read-signed-statement.ts';

/** Content of a valid assertion. @see RFC 7523 section 3 */
export interface Assertion {
  /** The user name. */
  readonly sub: string;
  readonly jti: string;
  /** Origin of the page on which the user is signed in. */
  readonly origin: string;
  /** Whether the user used a second factor at the partner (`amr` has `mfa`, RFC 8176). */
  readonly hasSecondFactor: boolean;
}
export type ReadAssertion =
  | { readonly ok: true; readonly assertion: Assertion }
  | { readonly ok: false; readonly code: StatementFault };

/** Validates an assertion of one partner about its own user. */
export async function readAssertion(
  jwt: string,
  by: {
    readonly issuer: string;
    readonly keys: readonly JWK[];
    readonly audience: string;
    readonly now: Date;
  },
): Promise<ReadAssertion> {
  const read = await readSignedStatement(jwt, { typ: 'foyer-sign-in+jwt', ...by });
  if (!read.ok) return read;
  const { sub, origin, amr } = read.claims;
  const isWhole = typeof sub === 'string' && typeof origin === 'string' && sub.length > 0;
  if (!isWhole || sub.length > 254) return { ok: false, code: 'assertion_invalid' };
  const hasSecondFactor = Array.isArray(amr) && amr.includes('mfa');
  return { ok: true, assertion: { sub, jti: read.jti, origin, hasSecondFactor } };
}
