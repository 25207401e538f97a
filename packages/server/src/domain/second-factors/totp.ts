import { Secret, TOTP } from 'otpauth';
import { decryptText, encryptText } from '../../security/encrypt-text.ts';

/** Seconds for which a code is the current one. */
const PERIOD = 30;
/** Number of periods before and after the current one whose codes are accepted too, for clocks that are wrong. @see RFC 6238 section 5.2 */
const WINDOW = 1;

/** Returns a secret of 160 random bits in base32. @see RFC 4226 section 4, requirement 6 */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** Returns a TOTP with the parameters that all apps support: six digits of HMAC-SHA-1. */
const totpOf = (secret: string, names: { readonly issuer?: string; readonly label?: string } = {}) =>
  new TOTP({
    ...names,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
  });

/** Returns the URI that an app reads: `otpauth://totp/Foyer:maren@nordwind.example?…`. */
export const totpUri = (secret: string, names: { readonly issuer: string; readonly label: string }): string =>
  totpOf(secret, names).toString();

/** Returns the number of the half minute of a code; null if the code is not accepted now. */
export function stepOfCode(code: string, secret: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD) + delta;
}

/** Returns the key that encrypts a secret: derived from the server's signing key, and different for each account. */
const keyFor = (userId: string, signingKey: string): string => `totp ${userId} ${signingKey}`;

export const sealSecret = (secret: string, userId: string, signingKey: string): Promise<string> =>
  encryptText(secret, keyFor(userId, signingKey));

/** Decrypts the secret of {@link sealSecret}; null if the signing key has changed. */
export const openSecret = (sealed: string, userId: string, signingKey: string): Promise<string | null> =>
  decryptText(sealed, keyFor(userId, signingKey));
