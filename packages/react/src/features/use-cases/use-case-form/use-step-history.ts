import { useEffect, useRef } from 'react';
import type { UseCaseFormState, UseCaseFormStore } from './use-case-form.store.ts';

const KEY = 'foyerSteps';
type Steps = Readonly<Record<string, number>>;

/** Returns the steps recorded in a history state, by form. */
function stepsIn(state: unknown): Steps {
  const steps = typeof state === 'object' && state !== null && KEY in state ? state[KEY] : null;
  return typeof steps === 'object' && steps !== null ? (steps as Steps) : {};
}

/** Returns the history state with the form's step, or without it. The state of the host's router is preserved. */
function stateWith(form: string, step?: number): object {
  const { state } = history;
  const { [form]: _, ...others } = stepsIn(state);
  const own = typeof state === 'object' ? state : null;
  return { ...own, [KEY]: step === undefined ? others : { ...others, [form]: step } };
}

/**
 * Mirrors the steps in the browser's history: back and forward move through the form. The entry on which the form was opened has no
 * recorded step, and its state is never written. The entries above it are left when the form is sent or closed.
 */
export function useStepHistory(form: string, store: UseCaseFormStore, { step }: UseCaseFormState): void {
  /** Step of the entry on which the form was opened. */
  const first = useRef(0);
  const previous = useRef<number | null>(null);

  useEffect(() => {
    const entry = stepsIn(history.state)[form];
    const before = previous.current;
    previous.current = step;
    if (before === null) {
      // The draft has been restored by now; after a reload the earlier entries still exist.
      const { step: begun } = store.$state.get();
      previous.current = begun;
      first.current = entry === undefined ? begun : 0;
      return;
    }
    first.current = Math.min(first.current, step);
    const at = entry ?? first.current;
    if (step > before && step > at) history.pushState(stateWith(form, step), '');
    else if (step < before && step < at) history.go(step - at);
  }, [form, step, store]);

  useEffect(() => {
    const page = location.href;
    const leave = () => {
      const entry = location.href === page ? stepsIn(history.state)[form] : undefined;
      if (entry === undefined) return;
      // `history.go` is asynchronous: a form that is rendered meanwhile must not take this entry for one of its steps.
      history.replaceState(stateWith(form), '');
      history.go(first.current - entry);
    };
    const follow = () => {
      const { phase } = store.$state.get();
      if (phase === 'sent' || location.href !== page) return;
      const wanted = stepsIn(history.state)[form] ?? first.current;
      store.goTo(wanted);
      // The step does not change while sending, and forward stops at a missing value: the history has to follow.
      const reached = store.$state.get().step;
      if (reached !== wanted) history.go(reached - wanted);
    };
    const stop = store.$state.listen(({ phase }, before) => {
      if (phase === 'sent' && before?.phase !== 'sent') leave();
    });
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('popstate', follow);
      stop();
      leave();
    };
  }, [form, store]);
}
