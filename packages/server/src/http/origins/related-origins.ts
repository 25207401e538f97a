import { passkeyOrigins } from '../../domain/second-factors/passkey-site.ts';
import type { ServerDependencies } from '../server-dependencies.ts';

/**
 * Lists the pages of other websites on which a passkey of the portal may be used, for browsers (`/.well-known/webauthn`).
 * @see W3C Web Authentication Level 3, section 5.11.1
 */
export async function relatedOrigins({ db, config }: ServerDependencies): Promise<Response> {
  return Response.json({ origins: await passkeyOrigins(db, config) });
}
