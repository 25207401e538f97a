import { isIP } from 'node:net';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/client.ts';
import { listAllowedOrigins } from '../branding/allowed-origins.repo.ts';

/** The host that passkeys are made for; null where browsers make none: an address without a name, or one without TLS. */
export function passkeyHost({ publicUrl }: Pick<Config, 'publicUrl'>): string | null {
  const { protocol, hostname } = new URL(publicUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return null;
  return protocol === 'https:' || hostname === 'localhost' ? hostname : null;
}

/** Neither any page (`*`) nor one without an origin (`null`): a passkey is for pages that somebody vouches for. */
const isNamed = (origin: string): boolean => /^(https:\/\/|http:\/\/localhost(:|$))/.test(origin);

/**
 * The pages on which passkeys of the portal may be used: its own, and those of websites that a brand allows. Browsers ask for
 * them at `/.well-known/webauthn`. @see W3C Web Authentication Level 3, section 5.11
 */
export async function passkeyOrigins(
  db: Database,
  { publicUrl, environment }: Pick<Config, 'publicUrl' | 'environment'>,
): Promise<string[]> {
  const allowed = await listAllowedOrigins(db, { environment });
  const named = allowed.map(({ origin }) => origin).filter(isNamed);
  return [...new Set([new URL(publicUrl).origin, ...named])];
}
