import { onMount, type ReadableAtom } from 'nanostores';
import type { Result } from '../api/result.ts';
import { isPassing } from '../api/retry.ts';
import { createFetchedValue } from './fetched-value.ts';
import type { Loadable, Resource } from './resource.ts';

/** Age in milliseconds below which a value is not fetched again on mounting or when the user returns to the page. */
const FRESH = 30_000;

/** A resource with the functions that its registry needs. */
export interface ResourceEntry {
  readonly resource: Resource<unknown>;
  isMounted(): boolean;
  /** Invalidates the value and the request that is running. */
  makeStale(): void;
  /** Fetches an invalidated value again if it is mounted, unless a request is running. */
  refresh(): void;
  /** Clears the value, and fetches another one if it is mounted. */
  reset(): void;
  /** Retries a failed request. */
  retry(): void;
  /** Retries a request that failed because the server was unavailable; the error stays until the response. */
  retryQuietly(): void;
  /** Fetches the value again if it is mounted and no longer fresh, when the user returns to the page. */
  renew(): void;
}

/**
 * Creates a value that is fetched when it is first mounted. When it has been unmounted for a second (nanostores' own delay, which a remount
 * survives) and no promise waits for it, the request is cancelled.
 */
export function createResource(
  fetchValue: (signal: AbortSignal) => Promise<Result<unknown>>,
  isAllowed: () => boolean,
): ResourceEntry {
  const value = createFetchedValue(fetchValue, isAllowed);
  const { $value, start } = value;
  let mounted = false;
  /** Number of callers that wait for a promise. */
  let waiting = 0;
  const startIfMounted = (isQuiet = false) => {
    if (mounted) void start(isQuiet);
  };
  onMount($value, () => {
    mounted = true;
    if (!value.isRunning() && !value.isYoungerThan(FRESH)) void start();
    return () => {
      mounted = false;
      if (waiting === 0) value.cancel();
    };
  });
  async function waitFor(done: () => Promise<void>): Promise<void> {
    waiting += 1;
    try {
      await done();
    } finally {
      waiting -= 1;
    }
  }
  async function load() {
    if (!value.isRunning() && !value.isYoungerThan(Number.POSITIVE_INFINITY)) void start();
    await waitFor(value.settle);
    return value.peek();
  }
  const extra = { reload: () => waitFor(() => start()), load, set: value.set };
  return {
    resource: Object.assign($value as ReadableAtom<Loadable<unknown>>, extra),
    isMounted: () => mounted,
    makeStale: value.makeStale,
    refresh() {
      if (value.isStale() && !value.isRunning()) startIfMounted();
    },
    reset() {
      value.forget();
      startIfMounted();
    },
    renew() {
      if (!value.isRunning() && !value.isYoungerThan(FRESH)) startIfMounted();
    },
    retry() {
      if (value.peek().status === 'error') startIfMounted();
    },
    retryQuietly() {
      const { status, error } = value.peek();
      if (status === 'error' && error && isPassing(error)) startIfMounted(true);
    },
  };
}
