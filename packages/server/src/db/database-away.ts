/**
 * The database is unreachable: a connection failed or was lost, or an answer timed out. A statement that was sent may have taken effect;
 * the same call with the same `Idempotency-Key` finds out.
 */
export class DatabaseAway extends Error {
  /** The system's error code where there is one, such as `ECONNREFUSED`. */
  readonly code: string;

  constructor(cause: Error) {
    super(`The database does not answer: ${cause.message}`, { cause });
    const { code } = cause as { code?: unknown };
    this.code = typeof code === 'string' ? code : 'CONNECTION_LOST';
  }
}
