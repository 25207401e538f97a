import { onMount, type ReadableAtom } from 'nanostores';
import type { Result } from '../api/result.ts';
import { isPassing } from '../api/retry.ts';
import { createFetchedValue } from './fetched-value.ts';
import type { Loadable, Resource } from './resource.ts';

/** A value younger than this, in milliseconds, is not fetched again when something mounts or somebody comes back. */
const FRESH = 30_000;

/** A resource and what its registry needs. */
export interface ResourceEntry {
  readonly resource: Resource<unknown>;
  isMounted(): boolean;
  /** What is there and what is on its way count no longer. */
  makeStale(): void;
  /** Fetches a stale value again if somebody looks at it, unless that is under way. */
  refresh(): void;
  /** Forgets the value, and fetches another if somebody looks at it. */
  reset(): void;
  /** Tries again what failed. */
  retry(): void;
  /** Tries again what failed because the server was away, and says until the answer that it failed. */
  retryQuietly(): void;
  /** Somebody is back at the page: what they look at is fetched again unless it is young. */
  renew(): void;
}

/**
 * A fetched value that is asked for when somebody begins to look at it. Where all who looked are gone for a second
 * (nanostores' own pause, which a remount survives) and nobody waits for it otherwise, the question is taken back.
 */
export function createResource(
  fetchValue: (signal: AbortSignal) => Promise<Result<unknown>>,
  isAllowed: () => boolean,
): ResourceEntry {
  const value = createFetchedValue(fetchValue, isAllowed);
  const { $value, start } = value;
  let mounted = false;
  /** How many wait for a promise. */
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
