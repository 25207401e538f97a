import type { Mode } from '@foyer/contract/roles';

const lifetime = 12 * 60 * 60;

/** What a token of the mock says: no server would take it. */
export interface MockClaims {
  readonly sub: string;
  /** As what somebody signed in. */
  readonly email?: string;
  /** Of another company, which was switched to. */
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

/** A token that reads like a server's, and is signed by nobody. */
export function createMockToken(claims: Partial<MockClaims> = {}): string {
  const iat = Math.floor(Date.now() / 1000);
  const all = { sub: 'mock', fam: 'mock', iat, exp: iat + lifetime, ...claims };
  return `${part({ alg: 'none', typ: 'mock' })}.${part(all)}.mock`;
}

/** What the token of a call says; nothing where there is none. */
export function mockClaimsOf(authorization: string | null): Partial<MockClaims> | null {
  const [, claims] = authorization?.split('.') ?? [];
  if (claims === undefined) return null;
  const bytes = Uint8Array.from(atob(claims.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
    c.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** All tokens that a sign-in gives. */
export const mockTokens = (claims: Partial<MockClaims> = {}): { mode: Mode; token: string }[] => [
  { mode: 'b2b', token: createMockToken(claims) },
];
