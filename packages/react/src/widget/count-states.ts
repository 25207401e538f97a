import type { WidgetState } from './define-widget.ts';

/** Hears that a state has come on the screen; returns what says that it has gone. */
export type StateListener = (state: WidgetState) => () => void;

/**
 * Keeps in a set what is on the screen: a state that several parts show stays until the last of them is gone. Browsers
 * that have custom states only under another syntax refuse the names; they go without.
 */
export function countStates(states: Pick<Set<string>, 'add' | 'delete'>): StateListener {
  const shown = new Map<WidgetState, number>();
  const change = (state: WidgetState, by: 1 | -1) => {
    const count = (shown.get(state) ?? 0) + by;
    shown.set(state, count);
    try {
      if (count > 0) states.add(state);
      else states.delete(state);
    } catch {
      // an older Chromium, which wants `--loading`
    }
  };
  return (state) => {
    change(state, 1);
    return () => change(state, -1);
  };
}
