import { atom } from 'nanostores';
import type { Result } from '../api/result.ts';
import { createQuestion } from './create-question.ts';
import type { Loadable } from './resource.ts';
import { shareStructure } from './share-structure.ts';

const idle: Loadable<never> = { status: 'idle', data: undefined, error: undefined };

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
  const { start: ask, stop, outdate, isRunning, settle } = createQuestion(fetchValue);
  let fetchedAt = Number.NEGATIVE_INFINITY;

  /** `get` would mount the store, and mounting fetches. */
  const peek = () => $value.value;

  return {
    ...{ $value, peek, isRunning, settle },
    isStale: () => fetchedAt === Number.NEGATIVE_INFINITY,
    isYoungerThan: (age: number) => peek().status === 'ready' && Date.now() - fetchedAt < age,
    /** Starts over, so that a value asked for before a change never wins. `isQuiet`: what failed before is shown until the answer. */
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
    /** Nobody waits for the answer any more: what was there before stays. */
    cancel() {
      if (stop()) put(settled(peek().data));
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
const settled = (before: unknown): Loadable<unknown> => (before === undefined ? idle : ready(before));

/** What was there before stays; an aborted question leaves no trace. */
function afterAnswer(before: unknown, answer: Result<unknown>): Loadable<unknown> {
  if (answer.ok) return ready(shareStructure(before, answer.value));
  if (answer.error.code !== 'aborted') return { status: 'error', data: before, error: answer.error };
  return settled(before);
}
