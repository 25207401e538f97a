import { useContext, useLayoutEffect } from 'react';
import { type ShownState, UiContext } from './ui-context.ts';

/** Reports a state to the surrounding `UiRoot` as long as the caller is mounted; null reports nothing. */
export function useShownState(state: ShownState | null): void {
  const { onState } = useContext(UiContext);
  useLayoutEffect(() => (state === null ? undefined : onState?.(state)), [state, onState]);
}
