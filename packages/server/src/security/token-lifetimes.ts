/** Lifetime of a token. */
export const TOKEN_SECONDS = 30 * 60;
/** Time for which a replaced token still returns its successor: for parallel tabs and lost answers. */
export const GRACE_SECONDS = 30;
/** Lifetime of all sessions of one sign-in. */
export const FAMILY_SECONDS = 12 * 60 * 60;
/** Maximum duration of an impersonation; afterwards a new reason is required. */
export const ACTING_SECONDS = 60 * 60;

export const secondsAfter = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000);
