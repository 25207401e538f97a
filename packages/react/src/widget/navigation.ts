import type { FoyerSdk, NavigationTarget } from '@foyer/core';
import { defineEvent, type EventSpec } from './define-widget.ts';

/** What `foyer-navigate` carries. `href` is null where the host has no such page. */
export interface NavigateDetail {
  readonly target: NavigationTarget;
  readonly href: string | null;
}

/** The event of every widget that links somewhere; put it in the manifest as `navigate: navigateEvent`. */
export const navigateEvent: EventSpec<NavigateDetail> = defineEvent<NavigateDetail>({
  description: 'The user follows a link into the portal. Prevent it to navigate yourself.',
  detail: '{ target: NavigationTarget; href: string | null }',
  cancelable: true,
});

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
