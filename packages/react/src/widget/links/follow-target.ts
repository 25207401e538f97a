import type { FoyerSdk, NavigationTarget } from '@foyer/core';
import type { NavigateDetail } from './navigate-event.ts';
import { revealOnPage } from './reveal-on-page.ts';

type Emit = (name: string, detail?: unknown) => boolean;

/**
 * Sends `foyer-navigate`. Unless the page prevents it, goes to the address; without an address calls `local`, or else scrolls to
 * the target's widget on the same page. Returns whether the event was prevented or there was an address or a `local`.
 */
export function followTarget(
  sdk: FoyerSdk,
  emit: Emit,
  target: NavigationTarget,
  local?: () => void,
  from?: Element,
): boolean {
  const href = sdk.href(target);
  const detail: NavigateDetail = { target, href };
  if (target.route === 'login') sdk.session.returnPath.remember();
  if (!emit('navigate', detail)) return true;
  if (href !== null) globalThis.location.assign(href);
  else if (local) local();
  else revealOnPage(target, from);
  return href !== null || local !== undefined;
}
