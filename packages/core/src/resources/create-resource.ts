import { onMount, type ReadableAtom } from 'nanostores';
import type { Result } from '../api/result.ts';
import { createFetchedValue } from './fetched-value.ts';
import type { Loadable, Resource } from './resource.ts';

/** A value younger than this, in milliseconds, is not fetched again when something mounts. */
const FRESH = 30_000;

/** A resource and what its registry needs. */
export interface ResourceEntry {
  readonly resource: Resource<unknown>;
  isMounted(): boolean;
  /** Marks the value stale and fetches it again if somebody looks at it. */
  invalidate(): void;
  /** Forgets the value, and fetches another if somebody looks at it. */
  reset(): void;
  /** Tries again what failed. */
  retry(): void;
}

/** A fetched value that is asked for when somebody begins to look at it. */
export function createResource(
  fetchValue: (signal: AbortSignal) => Promise<Result<unknown>>,
  isAllowed: () => boolean,
): ResourceEntry {
  const value = createFetchedValue(fetchValue, isAllowed);
  const { $value, start } = value;
  let mounted = false;
  const startIfMounted = () => {
    if (mounted) void start();
  };
  onMount($value, () => {
    mounted = true;
    if (!value.isRunning() && !value.isYoungerThan(FRESH)) void start();
    return () => {
      mounted = false;
    };
  });
  async function load() {
    if (!value.isRunning() && !value.isYoungerThan(Number.POSITIVE_INFINITY)) void start();
    await value.settle();
    return value.peek();
  }
  const extra = { reload: start, load, set: value.set };
  return {
    resource: Object.assign($value as ReadableAtom<Loadable<unknown>>, extra),
    isMounted: () => mounted,
    invalidate() {
      value.makeStale();
      startIfMounted();
    },
    reset() {
      value.forget();
      startIfMounted();
    },
    retry() {
      if (value.peek().status === 'error') startIfMounted();
    },
  };
}
