import type { NavigationTarget } from '@foyer/core';
import { createContext, useCallback, useContext } from 'react';
import { useSdk } from '../provider/foyer-context.ts';
import type { WidgetProps, WidgetSpec } from './define-widget.ts';
import { followTarget } from './links/follow-target.ts';

/** Widget and host node around a component. */
export interface WidgetContextValue extends WidgetProps {
  readonly widget: WidgetSpec;
  readonly host: Element;
  /** A first stage has painted the widget, so actions on its first appearance are already done. */
  readonly isPainted: boolean;
  /** Data of the drawing that a first stage has painted; undefined where there is none (`usePaintedData`). */
  readonly paintedData?: unknown;
}

/** Context with the surrounding widget, set by `WidgetFrame`. */
export const WidgetContext = createContext<WidgetContextValue | null>(null);

/** Returns the surrounding widget; null for a component outside of one. */
export function useWidget(): WidgetContextValue | null {
  return useContext(WidgetContext);
}

const emitNothing = (): boolean => true;

/** Returns a function that sends `foyer-<name>` from the surrounding widget's host. */
export function useEmit(): WidgetProps['emit'] {
  return useWidget()?.emit ?? emitNothing;
}

/**
 * Returns a function that navigates in the portal: `navigate({ route: 'cart' })`. The host page may prevent it; `local` is called
 * if the host has no such page, for widgets that can show the target themselves.
 */
export function useNavigate(): (target: NavigationTarget, local?: () => void) => boolean {
  const sdk = useSdk();
  const emit = useEmit();
  const from = useWidget()?.host;
  return useCallback((target, local) => followTarget(sdk, emit, target, local, from), [sdk, emit, from]);
}
