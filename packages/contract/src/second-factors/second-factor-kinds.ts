/** Second factors that a person can set up besides the password. Browser-safe: no schemas. */
export const secondFactorKinds = ['totp', 'passkey'] as const;
/** Methods that complete a sign-in after the password. */
export const signInMethods = ['totp', 'passkey', 'recovery_code'] as const;
/** One of {@link secondFactorKinds}. */
export type SecondFactorKind = (typeof secondFactorKinds)[number];
/** One of {@link signInMethods}. */
export type SignInMethod = (typeof signInMethods)[number];
/** Number of recovery codes that are created at a time. */
export const RECOVERY_CODES = 10;
/** Maximum number of passkeys of a person. */
export const MAX_PASSKEYS = 20;
