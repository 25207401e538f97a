import { isIP } from 'node:net';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/client.ts';
import { listAllowedOrigins } from '../branding/allowed-origins.repo.ts';

/** Returns the host for which passkeys are made; null where browsers make none: for an IP address, or without TLS. */
export function passkeyHost({ publicUrl }: Pick<Config, 'publicUrl'>): string | null {
  const { protocol, hostname } = new URL(publicUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return null;
  return protocol === 'https:' || hostname === 'localhost' ? hostname : null;
}

/** Excludes the wildcard (`*`) and pages without an origin (`null`): passkeys are only for pages that a brand allows by name. */
const isNamed = (origin: string): boolean => /^(https:\/\/|http:\/\/localhost(:|$))/.test(origin);

/**
 * Returns the origins on which passkeys of the portal may be used: its own, and those of websites that a brand allows. Browsers read
 * them from `/.well-known/webauthn`. @see W3C Web Authentication Level 3, section 5.11
 */
export async function passkeyOrigins(
  db: Database,
  { publicUrl, environment }: Pick<Config, 'publicUrl' | 'environment'>,
): Promise<string[]> {
  const allowed = await listAllowedOrigins(db, { environment });
  const named = allowed.map(({ origin }) => origin).filter(isNamed);
  return [...new Set([new URL(publicUrl).origin, ...named])];
}
