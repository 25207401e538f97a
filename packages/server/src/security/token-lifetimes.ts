/** A token's life. */
export const TOKEN_SECONDS = 30 * 60;
/** How long a replaced token still answers its successor: parallel tabs and lost answers. */
export const GRACE_SECONDS = 30;
/** The absolute end of everything that came of one sign-in. */
export const FAMILY_SECONDS = 12 * 60 * 60;
/** Acting as somebody else ends after this; then a reason is asked for again. */
export const ACTING_SECONDS = 60 * 60;

export const secondsAfter = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000);
