import type { Mode } from '@foyer/contract/roles';

const lifetime = 12 * 60 * 60;

/** Claims of a token of the mock; no server accepts it. */
export interface MockClaims {
  readonly sub: string;
  /** E-mail address with which the user signed in. */
  readonly email?: string;
  /** Id of the company that the user switched to. */
  readonly company?: string;
  readonly fam: string;
  readonly act?: { readonly sub: string };
}

const part = (value: object): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

/** Returns a token that can be read like a server's, but has no signature. */
export function createMockToken(claims: Partial<MockClaims> = {}): string {
  const iat = Math.floor(Date.now() / 1000);
  const all = { sub: 'mock', fam: 'mock', iat, exp: iat + lifetime, ...claims };
  return `${part({ alg: 'none', typ: 'mock' })}.${part(all)}.mock`;
}

/** Returns the claims of a call's token; null where there is none. */
export function mockClaimsOf(authorization: string | null): Partial<MockClaims> | null {
  const [, claims] = authorization?.split('.') ?? [];
  if (claims === undefined) return null;
  const bytes = Uint8Array.from(atob(claims.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
    c.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** Returns all tokens of a sign-in. */
export const mockTokens = (claims: Partial<MockClaims> = {}): { mode: Mode; token: string }[] => [
  { mode: 'b2b', token: createMockToken(claims) },
];
