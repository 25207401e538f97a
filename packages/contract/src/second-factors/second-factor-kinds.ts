/** What somebody may set up beside the password. Browser-safe: no schemas. */
export const secondFactorKinds = ['totp', 'passkey'] as const;
/** By what a sign-in is completed after the password. */
export const signInMethods = ['totp', 'passkey', 'recovery_code'] as const;
/** One of {@link secondFactorKinds}. */
export type SecondFactorKind = (typeof secondFactorKinds)[number];
/** One of {@link signInMethods}. */
export type SignInMethod = (typeof signInMethods)[number];
/** Recovery codes are made so many at a time. */
export const RECOVERY_CODES = 10;
/** How many passkeys somebody may have. */
export const MAX_PASSKEYS = 20;
