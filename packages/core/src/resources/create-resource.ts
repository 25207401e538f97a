import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { ApiError, Loadable, Resource, Result } from '../sdk/sdk.ts';

/** A value younger than this, in milliseconds, is not fetched again when something mounts. */
const FRESH = 30_000;

const idle: Loadable<never> = { status: 'idle', data: undefined, error: undefined };

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

/** `isAllowed`: whether fetching makes sense now (somebody is signed in, or the endpoint is public). */
export function createResource(
  fetchValue: (signal: AbortSignal) => Promise<Result<unknown>>,
  isAllowed: () => boolean,
): ResourceEntry {
  const $value = atom<Loadable<unknown>>(idle);
  // The resource's own `set` takes the atom's place below.
  const { set: put } = $value;
  let mounted = false;
  let fetchedAt = 0;
  let running: { readonly done: Promise<void>; readonly controller: AbortController } | null = null;

  /** `get` would mount the store, and mounting fetches. */
  const peek = () => $value.value;
  const finish = (data: unknown, error: ApiError | undefined) =>
    put({ status: error ? 'error' : 'ready', data, error });

  async function run(controller: AbortController): Promise<void> {
    const answer = await fetchValue(controller.signal);
    if (running?.controller !== controller) return;
    running = null;
    const { data } = peek();
    if (answer.ok) {
      fetchedAt = Date.now();
      finish(answer.value, undefined);
    } else if (answer.error.code === 'aborted') {
      put(data === undefined ? idle : { status: 'ready', data, error: undefined });
    } else finish(data, answer.error);
  }
  function stop() {
    running?.controller.abort();
    running = null;
  }
  /** Starts over, so that a value asked for before a change never wins. */
  function start(): Promise<void> {
    stop();
    if (!isAllowed()) return Promise.resolve();
    const controller = new AbortController();
    put({ status: 'loading', data: peek().data, error: undefined });
    const entry = { controller, done: Promise.resolve() };
    running = entry;
    const done = run(controller);
    running = { controller, done };
    return done;
  }
  const startIfMounted = () => {
    if (mounted) void start();
  };

  onMount($value, () => {
    mounted = true;
    const isFresh = peek().status === 'ready' && Date.now() - fetchedAt < FRESH;
    if (!running && !isFresh) void start();
    return () => {
      mounted = false;
    };
  });

  const resource: Resource<unknown> = Object.assign($value as ReadableAtom<Loadable<unknown>>, {
    reload: start,
    async load() {
      if (!running && (peek().status !== 'ready' || fetchedAt === 0)) void start();
      while (running) await running.done;
      return peek();
    },
    set(value: unknown) {
      stop();
      fetchedAt = Date.now();
      finish(value, undefined);
    },
  });
  return {
    resource,
    isMounted: () => mounted,
    invalidate() {
      fetchedAt = 0;
      startIfMounted();
    },
    reset() {
      stop();
      fetchedAt = 0;
      put(idle);
      startIfMounted();
    },
    retry() {
      if (peek().status === 'error') startIfMounted();
    },
  };
}
