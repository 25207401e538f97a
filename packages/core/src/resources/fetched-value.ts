import { atom } from 'nanostores';
import type { ApiError, Loadable, Result } from '../sdk/sdk.ts';

export const idle: Loadable<never> = { status: 'idle', data: undefined, error: undefined };

export type FetchedValue = ReturnType<typeof createFetchedValue>;

/**
 * A value with its way from the server. `isAllowed`: whether asking makes sense now (somebody is signed in, or the
 * endpoint is public).
 */
export function createFetchedValue(
  fetchValue: (signal: AbortSignal) => Promise<Result<unknown>>,
  isAllowed: () => boolean,
) {
  const $value = atom<Loadable<unknown>>(idle);
  // The resource's own `set` takes the atom's place later.
  const { set: put } = $value;
  let fetchedAt = Number.NEGATIVE_INFINITY;
  let running: { readonly controller: AbortController; done: Promise<void> } | null = null;

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
  return {
    $value,
    peek,
    isRunning: () => running !== null,
    isYoungerThan: (age: number) => peek().status === 'ready' && Date.now() - fetchedAt < age,
    /** Starts over, so that a value asked for before a change never wins. */
    async start(): Promise<void> {
      stop();
      if (!isAllowed()) return;
      const controller = new AbortController();
      running = { controller, done: Promise.resolve() };
      put({ status: 'loading', data: peek().data, error: undefined });
      const done = run(controller);
      if (running?.controller === controller) running.done = done;
      await done;
    },
    /** Until nothing is on its way any more. */
    async settle(): Promise<void> {
      while (running) await running.done;
    },
    set(value: unknown) {
      stop();
      fetchedAt = Date.now();
      finish(value, undefined);
    },
    makeStale() {
      fetchedAt = Number.NEGATIVE_INFINITY;
    },
    forget() {
      stop();
      fetchedAt = Number.NEGATIVE_INFINITY;
      put(idle);
    },
  };
}
