/**
 * The database was not there: no connection came about, one was lost, or an answer stayed away too long. What was sent may have
 * happened or not; the same call with the same `Idempotency-Key` finds out.
 */
export class DatabaseAway extends Error {
  /** The system's word where it has one, such as `ECONNREFUSED`. */
  readonly code: string;

  constructor(cause: Error) {
    super(`The database does not answer: ${cause.message}`, { cause });
    const { code } = cause as { code?: unknown };
    this.code = typeof code === 'string' ? code : 'CONNECTION_LOST';
  }
}
