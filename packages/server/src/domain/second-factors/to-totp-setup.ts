import type { TotpSetup } from '@foyer/contract/second-factors/second-factors.schema';
import { drawCode } from '../codes/draw-code.ts';
import { totpUri } from './totp.ts';

/** Returns the secret for an app as it is shown: as a code to scan, as a link, and to be typed in. */
export function toTotpSetup(
  secret: string,
  names: { readonly issuer: string; readonly label: string },
  expiresAt: Date,
): TotpSetup {
  const uri = totpUri(secret, names);
  return { secret, uri, qr: drawCode(uri), expiresAt: expiresAt.toISOString() };
}
