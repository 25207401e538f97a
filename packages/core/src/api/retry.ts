import type { ApiError } from './result.ts';

/** Maximum number of retries of a read: three tries in all. */
export const MAX_RETRIES = 2;
/** Longest `Retry-After` that is waited for, in seconds; a longer one is left to the user. */
const LONGEST_WAIT = 10;

/** Statuses that mean that the server, or a proxy before it, is unavailable. */
export const passingStatuses = [502, 503, 504] as const;

/** Whether a failure may be temporary: no response came, or the response means that the server is unavailable. */
export const isPassing = ({ code, status }: Pick<ApiError, 'code' | 'status'>): boolean =>
  code === 'network' || passingStatuses.some((passing) => passing === status);

/** Returns the milliseconds until a read is retried, or null where a retry is not worthwhile. */
export function retryDelay(error: ApiError, tries: number): number | null {
  if (!isPassing(error)) return null;
  if (error.retryAfter !== null) return error.retryAfter > LONGEST_WAIT ? null : error.retryAfter * 1000;
  return 2 ** tries * 300 * (0.5 + Math.random());
}

/** Resolves after the given time, or as soon as the signal is aborted. */
export function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    function done() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    }
    signal?.addEventListener('abort', done, { once: true });
  });
}
