import type { NavigationTarget } from '@foyer/core';
import { createContext, useCallback, useContext } from 'react';
import { useSdk } from '../provider/foyer-context.ts';
import type { WidgetProps, WidgetSpec } from './define-widget.ts';
import { followTarget } from './follow-target.ts';

/** Where a component stands: its widget and host node. */
export interface WidgetContextValue extends WidgetProps {
  readonly widget: WidgetSpec;
  readonly host: Element;
  /** A first stage has painted the widget: what is done once when it appears is done. */
  readonly isPainted: boolean;
}

/** Set by `WidgetFrame`. */
export const WidgetContext = createContext<WidgetContextValue | null>(null);

/** The surrounding widget; null outside of one (a component used by itself). */
export function useWidget(): WidgetContextValue | null {
  return useContext(WidgetContext);
}

const emitNothing = (): boolean => true;

/** Sends `foyer-<name>` from the surrounding widget's host. */
export function useEmit(): WidgetProps['emit'] {
  return useWidget()?.emit ?? emitNothing;
}

/**
 * Goes somewhere in the portal: `navigate({ route: 'cart' })`. The host page may prevent it; `local` is called
 * where the host has no such page, for widgets that can show the target themselves.
 */
export function useNavigate(): (target: NavigationTarget, local?: () => void) => boolean {
  const sdk = useSdk();
  const emit = useEmit();
  const from = useWidget()?.host;
  return useCallback((target, local) => followTarget(sdk, emit, target, local, from), [sdk, emit, from]);
}
