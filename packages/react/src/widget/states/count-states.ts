import type { WidgetState } from '../define-widget.ts';

/** Called when a state appears on the screen; returns a function to call when it is gone. */
export type StateListener = (state: WidgetState) => () => void;

/**
 * Keeps a set of the states on the screen: a state that several parts show stays until the last of them is gone. Browsers
 * that support custom states only in an older syntax refuse the names; the states are left out there.
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
      // an older Chromium, which requires `--loading`
    }
  };
  return (state) => {
    change(state, 1);
    return () => change(state, -1);
  };
}
