import type { NavigationTarget } from '@foyer/core';
import { defineEvent, type EventSpec } from '../define-widget.ts';

/** Detail of `foyer-navigate`. `href` is null if the host has no such page. */
export interface NavigateDetail {
  readonly target: NavigationTarget;
  readonly href: string | null;
}

/** Event of every widget with links; put it in the manifest as `navigate: navigateEvent`. */
export const navigateEvent: EventSpec<NavigateDetail> = defineEvent<NavigateDetail>({
  description: 'The user follows a link into the portal. Call `preventDefault()` to navigate yourself.',
  detail: '{ target: NavigationTarget; href: string | null }',
  cancelable: true,
});
