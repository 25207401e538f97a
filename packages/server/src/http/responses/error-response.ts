import { sqlState } from '../../db/client.ts';
import { DatabaseAway } from '../../db/database-away.ts';
import { errorForLog } from '../../db/error-for-log.ts';
import { InvalidCursor } from '../../db/keyset/cursor.ts';
import { TooBusy } from '../../security/concurrency-limit.ts';
import { StorageAway, StorageFull } from '../../storage/storage.ts';
import type { CallContext } from '../call-context.ts';
import { ProblemError, problemResponse } from '../problem-error.ts';

/** Returns the response to an error. An unexpected error is logged and answered without details. */
export function errorResponse(error: unknown, call: CallContext): Response {
  return problemResponse(toProblemError(error, call), call);
}

function toProblemError(error: unknown, { log }: CallContext): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof InvalidCursor)
    return new ProblemError('validation_failed', 422, {
      errors: [{ path: 'cursor', code: 'invalid_format' }],
    });
  if (error instanceof TooBusy) return new ProblemError('unavailable', 503, { retryAfter: 2 });
  if (isFull(error)) {
    log.error({ err: errorForLog(error) }, 'the storage is full');
    return new ProblemError('unavailable', 503, { retryAfter: 60 });
  }
  if (error instanceof StorageAway) {
    log.error({ err: errorForLog(error) }, 'the storage failed');
    return new ProblemError('unavailable', 503, { retryAfter: 5 });
  }
  if (isPassing(error)) {
    log.warn({ err: errorForLog(error) }, 'the database is busy or unreachable');
    return new ProblemError('unavailable', 503, { retryAfter: 2 });
  }
  log.error({ err: errorForLog(error) }, 'a call failed unexpectedly');
  return new ProblemError('internal_error', 500);
}

/** Whether there is no room for a file, or in the database. */
const isFull = (error: unknown): boolean => error instanceof StorageFull || sqlState(error) === '53100';

/** Whether an error is temporary: statement or lock time-out, deadlock, serialization; a starting or stopping server; no connection. */
function isPassing(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++)
    if (at instanceof DatabaseAway) return true;
  return /^(57014|55P03|40P01|40001|57P0.|53300|08...)$/.test(sqlState(error) ?? '');
}
