import { useEffect, useRef } from 'react';
import type { UseCaseFormState, UseCaseFormStore } from './use-case-form.store.ts';

const KEY = 'foyerSteps';
type Steps = Readonly<Record<string, number>>;

/** The steps that an entry of the history stands for, by form. */
function stepsIn(state: unknown): Steps {
  const steps = typeof state === 'object' && state !== null && KEY in state ? state[KEY] : null;
  return typeof steps === 'object' && steps !== null ? (steps as Steps) : {};
}

/** What the page keeps in its state, so that its router knows it again, and where the form is; without a step no longer. */
function stateWith(form: string, step?: number): object {
  const { state } = history;
  const { [form]: _, ...others } = stepsIn(state);
  const own = typeof state === 'object' ? state : null;
  return { ...own, [KEY]: step === undefined ? others : { ...others, [form]: step } };
}

/**
 * Each step is a step of the browser's history: back and forward lead through the form. An entry without a mark is the one that the
 * form began on; the page's own is never written to. What lies above it is left when the form is sent or closed.
 */
export function useStepHistory(form: string, store: UseCaseFormStore, { step }: UseCaseFormState): void {
  /** The step of the entry that the form began on. */
  const first = useRef(0);
  const previous = useRef<number | null>(null);

  useEffect(() => {
    const entry = stepsIn(history.state)[form];
    const before = previous.current;
    previous.current = step;
    if (before === null) {
      // A draft has been taken up by now; after a reload the entries of before are still there.
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
      // Going takes a moment: whoever draws the form again meanwhile is not taken for somebody who goes back.
      history.replaceState(stateWith(form), '');
      history.go(first.current - entry);
    };
    const follow = () => {
      const { phase } = store.$state.get();
      if (phase === 'sent' || location.href !== page) return;
      const wanted = stepsIn(history.state)[form] ?? first.current;
      store.goTo(wanted);
      // Sending is not left, and forward ends where something is missing: the entry follows.
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
