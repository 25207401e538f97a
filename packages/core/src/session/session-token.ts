import { decodeJwt } from 'jose';

export interface TokenClaims {
  readonly exp: number;
  /** Seconds the server gives the token, from its own clock at issue. */
  readonly lifetime: number;
  readonly subject: string | null;
}

/**
 * Reads a token's claims; the signature is the server's business.
 *
 * @throws Error with one of the texts of specification section 8.
 */
export function readToken(token: unknown): TokenClaims {
  // All else that is no token jose refuses in the words of the specification.
  if (`${token}`.split('.').length === 5) throw new Error('Invalid JWT');
  const claims = decodeJwt(token as string);
  if (typeof claims.exp !== 'number') throw new Error('Invalid JWT Claims Set');
  const issuedAt = typeof claims.iat === 'number' ? claims.iat : Date.now() / 1000;
  const lifetime = Math.max(0, claims.exp - issuedAt);
  return { exp: claims.exp, lifetime, subject: typeof claims.sub === 'string' ? claims.sub : null };
}

/** What a token says of its session family, its user and who acts in it; nothing where it cannot be read. */
interface FamilyClaims {
  readonly sub?: unknown;
  readonly fam?: unknown;
  readonly act?: { readonly sub?: unknown } | null;
}

function familyOf(token: string): FamilyClaims {
  try {
    return decodeJwt(token);
  } catch {
    return {};
  }
}

/**
 * Whether an impersonation is one that the holder of `own` began: of the same session family, with the holder as who acts.
 * A cookie can be planted by a neighbouring host; what it says counts only then.
 */
export function isBegunBy(own: readonly string[], impersonation: string): boolean {
  const { fam, act } = familyOf(impersonation);
  const actor = act?.sub;
  return !!fam && !!actor && own.map(familyOf).some((mine) => mine.fam === fam && mine.sub === actor);
}

/** The token's subject, or null for a token that cannot be read. */
export function subjectOf(token: string | null): string | null {
  try {
    return token === null ? null : readToken(token).subject;
  } catch {
    return null;
  }
}
