import { decodeJwt } from 'jose';

/**
 * Returns the lifetime of a token in seconds, by the server's clock at issue. The signature is not verified; that is the server's task.
 *
 * @throws Error with one of the texts of specification section 8.
 */
export function readLifetime(token: unknown): number {
  // For every other invalid token jose throws with the texts of the specification.
  if (`${token}`.split('.').length === 5) throw new Error('Invalid JWT');
  const { exp, iat } = decodeJwt(token as string);
  if (typeof exp !== 'number') throw new Error('Invalid JWT Claims Set');
  return Math.max(0, exp - (typeof iat === 'number' ? iat : Date.now() / 1000));
}

/** Claims of a token: its user, its session family and the actor; empty where it cannot be read. */
interface WhoseClaims {
  readonly sub?: unknown;
  readonly fam?: unknown;
  readonly act?: { readonly sub?: unknown } | null;
}

function readClaims(token: string): WhoseClaims {
  try {
    return decodeJwt(token);
  } catch {
    return {};
  }
}

/**
 * Whether an impersonation was begun by the holder of `ownTokens`: it has the same session family, and the holder is its actor. A neighbouring
 * host can plant a cookie, so its content is used only then.
 */
export function isBegunBy(ownTokens: readonly string[], impersonation: string): boolean {
  const { fam, act } = readClaims(impersonation);
  const actor = act?.sub;
  return !!fam && !!actor && ownTokens.map(readClaims).some((mine) => mine.fam === fam && mine.sub === actor);
}

/** Returns the token's subject, or null for a token that cannot be read. */
export function subjectOf(token: string | null): string | null {
  const { sub } = readClaims(token ?? '');
  return typeof sub === 'string' ? sub : null;
}
