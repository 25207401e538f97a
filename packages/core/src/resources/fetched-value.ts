import { atom } from 'nanostores';
import type { Result } from '../api/result.ts';
import { createQuestion } from './create-question.ts';
import type { Loadable } from './resource.ts';
import { shareStructure } from './share-structure.ts';

const idle: Loadable<never> = { status: 'idle', data: undefined, error: undefined };

/**
 * Creates a value that is fetched from the server. `isAllowed`: whether a request makes sense now (a user is signed in, or the endpoint is
 * public).
 */
export function createFetchedValue(
  fetchValue: (signal: AbortSignal) => Promise<Result<unknown>>,
  isAllowed: () => boolean,
) {
  const $value = atom<Loadable<unknown>>(idle);
  // The resource's own `set` replaces the atom's later.
  const { set: put } = $value;
  const { start: ask, stop, outdate, isRunning, settle } = createQuestion(fetchValue);
  let fetchedAt = Number.NEGATIVE_INFINITY;

  /** Returns the value without `get`, which would mount the store and so fetch. */
  const peek = () => $value.value;

  return {
    $value,
    peek,
    isRunning,
    settle,
    isStale: () => fetchedAt === Number.NEGATIVE_INFINITY,
    isYoungerThan: (age: number) => peek().status === 'ready' && Date.now() - fetchedAt < age,
    /** Starts over, so that a value requested before a change is never used. `isQuiet`: the earlier error stays visible until the response. */
    async start(isQuiet = false): Promise<void> {
      stop();
      if (!isAllowed()) return;
      const { data, error } = peek();
      put({ status: 'loading', data, error: isQuiet ? error : undefined });
      await ask((answer, isFresh) => {
        if (answer.ok && isFresh) fetchedAt = Date.now();
        put(afterAnswer(peek().data, answer));
      });
    },
    set(value: unknown) {
      stop();
      fetchedAt = Date.now();
      put(ready(shareStructure(peek().data, value)));
    },
    /** Cancels a request that no caller waits for any more; the earlier value stays. */
    cancel() {
      if (stop()) put(withoutRequest(peek().data));
    },
    makeStale() {
      fetchedAt = Number.NEGATIVE_INFINITY;
      outdate();
    },
    forget() {
      stop();
      fetchedAt = Number.NEGATIVE_INFINITY;
      put(idle);
    },
  };
}

const ready = (data: unknown): Loadable<unknown> => ({ status: 'ready', data, error: undefined });
const withoutRequest = (before: unknown): Loadable<unknown> => (before === undefined ? idle : ready(before));

/** Returns the value after a response. The earlier data stay; a cancelled request changes nothing. */
function afterAnswer(before: unknown, answer: Result<unknown>): Loadable<unknown> {
  if (answer.ok) return ready(shareStructure(before, answer.value));
  if (answer.error.code !== 'aborted') return { status: 'error', data: before, error: answer.error };
  return withoutRequest(before);
}
