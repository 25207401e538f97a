import { type Mode, modes } from '@foyer/contract';
import { exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import { JWTExpired } from 'jose/errors';
import { LRUCache } from 'lru-cache';

/** Claims of a token. They grant nothing: roles are read from the database with every call. */
export interface TokenClaims {
  /** User in whose name the token acts. */
  readonly sub: string;
  readonly sid: string;
  readonly fam: string;
  readonly mode: Mode;
  /** The company; null for a private customer. */
  readonly cid: string | null;
  /** The acting person. @see RFC 8693 section 4.1 */
  readonly act: { readonly sub: string; readonly kind: 'impersonation' | 'company-switch' } | null;
  readonly jti: string;
}

export type Verified =
  | { readonly ok: true; readonly claims: TokenClaims }
  | { readonly ok: false; readonly reason: 'invalid' }
  /** Genuine but expired: only valid to end its session. */
  | { readonly ok: false; readonly reason: 'expired'; readonly claims: TokenClaims };

/** Signs and verifies tokens with one ES256 key. */
export interface TokenSigner {
  readonly sign: (claims: TokenClaims, issuedAt: Date, expiresAt: Date) => Promise<string>;
  readonly verify: (token: string, now: Date) => Promise<Verified>;
}

/**
 * A token with a verified signature. Verifying takes a tenth of a call, so the result is kept until the token expires. The state of its
 * session is read from the database with every call.
 */
interface Genuine {
  readonly claims: TokenClaims;
  readonly exp: number;
}
const mostGenuine = 2000;

const ISSUER = 'foyer';
const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

export function createTokenSigner(signingKey: string): TokenSigner {
  const jwk = JSON.parse(signingKey) as JWK;
  const privateKey = importJWK(jwk, 'ES256');
  const { d: _secret, key_ops: _ops, ...publicJwk } = jwk;
  const publicKey = importJWK(publicJwk, 'ES256');
  // an invalid key fails at the start (createServer awaits nothing), not as an unhandled rejection
  for (const key of [privateKey, publicKey]) key.catch(() => {});
  const genuine = new LRUCache<string, Genuine>({ max: mostGenuine });
  return {
    sign: async ({ act, ...claims }, issuedAt, expiresAt) =>
      new SignJWT({ ...claims, ...(act ? { act } : {}) })
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
        .setIssuer(ISSUER)
        .setIssuedAt(seconds(issuedAt))
        .setExpirationTime(seconds(expiresAt))
        .sign(await privateKey),
    verify: async (token, now) => {
      const known = genuine.get(token);
      if (known && seconds(now) < known.exp) return { ok: true, claims: known.claims };
      try {
        const { payload } = await jwtVerify(token, await publicKey, {
          algorithms: ['ES256'],
          issuer: ISSUER,
          currentDate: now,
          requiredClaims: ['sub', 'sid', 'fam', 'mode', 'jti', 'iat', 'exp'],
        });
        const claims = toClaims(payload);
        if (!claims) return { ok: false, reason: 'invalid' };
        genuine.set(token, { claims, exp: payload.exp ?? 0 });
        return { ok: true, claims };
      } catch (error) {
        const claims = error instanceof JWTExpired ? toClaims(error.payload) : null;
        return claims ? { ok: false, reason: 'expired', claims } : { ok: false, reason: 'invalid' };
      }
    },
  };
}

function toClaims(payload: Record<string, unknown>): TokenClaims | null {
  const { sub, sid, fam, jti, cid, act } = payload;
  const mode = modes.find((known) => known === payload.mode);
  if (
    typeof sub !== 'string' ||
    typeof sid !== 'string' ||
    typeof fam !== 'string' ||
    typeof jti !== 'string'
  )
    return null;
  if (!mode || (cid !== null && typeof cid !== 'string')) return null;
  return { sub, sid, fam, mode, cid, jti, act: (act ?? null) as TokenClaims['act'] };
}

/** Generates a private key for `config.signingKey`. */
export async function generateSigningKey(): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return JSON.stringify(await exportJWK(privateKey));
}
