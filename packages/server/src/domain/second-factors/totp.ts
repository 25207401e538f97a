import { Secret, TOTP } from 'otpauth';
import { decryptText, encryptText } from '../../security/encrypt-text.ts';

/** A code stands for half a minute … */
const PERIOD = 30;
/** … and the one before and after it are taken too, for clocks that go wrong. @see RFC 6238 section 5.2 */
const WINDOW = 1;

/** A secret of 160 random bits in base32. @see RFC 4226 section 4, requirement 6 */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** What apps know without exception: six digits of HMAC-SHA-1. */
const totpOf = (secret: string, names: { readonly issuer?: string; readonly label?: string } = {}) =>
  new TOTP({
    ...names,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
  });

/** What an app reads: `otpauth://totp/Foyer:maren@nordwind.example?…`. */
export const totpUri = (secret: string, names: { readonly issuer: string; readonly label: string }): string =>
  totpOf(secret, names).toString();

/** The half minute a code is of; null where it is of none that counts now. */
export function stepOfCode(code: string, secret: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD) + delta;
}

/** What a secret is encrypted with: it follows from the server's signing key, and is another for each account. */
const keyFor = (userId: string, signingKey: string): string => `totp ${userId} ${signingKey}`;

export const sealSecret = (secret: string, userId: string, signingKey: string): Promise<string> =>
  encryptText(secret, keyFor(userId, signingKey));

/** The secret of {@link sealSecret}; null where the signing key is another by now. */
export const openSecret = (sealed: string, userId: string, signingKey: string): Promise<string | null> =>
  decryptText(sealed, keyFor(userId, signingKey));
