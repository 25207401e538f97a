import { decodeJwt } from 'jose';

/**
 * The seconds the server gives a token, from its own clock at issue; the signature is the server's business.
 *
 * @throws Error with one of the texts of specification section 8.
 */
export function readLifetime(token: unknown): number {
  // All else that is no token jose refuses in the words of the specification.
  if (`${token}`.split('.').length === 5) throw new Error('Invalid JWT');
  const { exp, iat } = decodeJwt(token as string);
  if (typeof exp !== 'number') throw new Error('Invalid JWT Claims Set');
  return Math.max(0, exp - (typeof iat === 'number' ? iat : Date.now() / 1000));
}

/** What a token says of its session family, its user and who acts in it; nothing where it cannot be read. */
interface WhoseClaims {
  readonly sub?: unknown;
  readonly fam?: unknown;
  readonly act?: { readonly sub?: unknown } | null;
}

function whoseIs(token: string): WhoseClaims {
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
  const { fam, act } = whoseIs(impersonation);
  const actor = act?.sub;
  return !!fam && !!actor && own.map(whoseIs).some((mine) => mine.fam === fam && mine.sub === actor);
}

/** The token's subject, or null for a token that cannot be read. */
export function subjectOf(token: string | null): string | null {
  const { sub } = whoseIs(token ?? '');
  return typeof sub === 'string' ? sub : null;
}
