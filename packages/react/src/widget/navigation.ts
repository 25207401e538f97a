import type { FoyerSdk, NavigationTarget } from '@foyer/core';
import type { NavigateDetail } from './navigate-event.ts';

type Emit = (name: string, detail?: unknown) => boolean;

/**
 * Sends `foyer-navigate`; unless prevented it goes to the address, or calls `local` where there is none. Answers
 * whether anything was done about it.
 */
export function followTarget(
  sdk: FoyerSdk,
  emit: Emit,
  target: NavigationTarget,
  local?: () => void,
): boolean {
  const href = sdk.href(target);
  const detail: NavigateDetail = { target, href };
  if (target.route === 'login') sdk.session.wayBack.remember();
  if (!emit('navigate', detail)) return true;
  if (href !== null) globalThis.location.assign(href);
  else local?.();
  return href !== null || local !== undefined;
}
