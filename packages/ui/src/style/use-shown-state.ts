import { useContext, useLayoutEffect } from 'react';
import { type ShownState, UiContext } from './ui-context.ts';

/** Tells the surrounding `UiRoot` that a state of its tree is on the screen, as long as the caller is; null tells nothing. */
export function useShownState(state: ShownState | null): void {
  const { onState } = useContext(UiContext);
  useLayoutEffect(() => (state === null ? undefined : onState?.(state)), [state, onState]);
}
