import type { ApiError } from './result.ts';

/** A read is tried three times in all. */
const MAX_RETRIES = 2;
/** A longer `Retry-After` than this, in seconds, is left to the user. */
const LONGEST_WAIT = 10;

/** Whether a failure may be over by itself: no answer came, or one says that the server is away. */
export const isPassing = ({ code, status }: Pick<ApiError, 'code' | 'status'>): boolean =>
  code === 'network' || [502, 503, 504].includes(status);

/** Milliseconds to wait before a read is tried again, or null when it is not worth it. */
export function retryDelay(error: ApiError, tries: number): number | null {
  if (!isPassing(error) || tries >= MAX_RETRIES) return null;
  if (error.retryAfter !== null) return error.retryAfter > LONGEST_WAIT ? null : error.retryAfter * 1000;
  return 2 ** tries * 300 * (0.5 + Math.random());
}

/** Resolves after the time, or as soon as the signal is aborted. */
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
