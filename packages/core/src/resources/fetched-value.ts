import { atom } from 'nanostores';
import type { Result } from '../api/result.ts';
import type { Loadable } from './resource.ts';

export const idle: Loadable<never> = { status: 'idle', data: undefined, error: undefined };

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

  async function run(controller: AbortController): Promise<void> {
    const answer = await fetchValue(controller.signal);
    if (running?.controller !== controller) return;
    running = null;
    if (answer.ok) fetchedAt = Date.now();
    put(afterAnswer(peek().data, answer));
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
      put(ready(value));
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

const ready = (data: unknown): Loadable<unknown> => ({ status: 'ready', data, error: undefined });

/** What was there before stays; an aborted question leaves no trace. */
function afterAnswer(before: unknown, answer: Result<unknown>): Loadable<unknown> {
  if (answer.ok) return ready(answer.value);
  if (answer.error.code !== 'aborted') return { status: 'error', data: before, error: answer.error };
  return before === undefined ? idle : ready(before);
}
