/** After this many failed sign-ins an account is locked … */
export const MAX_FAILURES = 10;
/** … for this many seconds. */
export const LOCK_SECONDS = 15 * 60;
