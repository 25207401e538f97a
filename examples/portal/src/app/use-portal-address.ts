import { type NavigationTarget, useSdk } from '@foyer/react';
import { pathOf } from '@foyer/react/portal';
import type { MouseEvent } from 'react';
import { useRouter } from '../router/use-router.ts';

/** A click that the browser itself answers: into another tab, a download, or somebody has it already. */
const isOurs = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/** Where a screen of the portal is, below the brand and locale of the page, and what a link to it does. */
export function usePortalAddress(to: NavigationTarget) {
  const href = useSdk().href(to) ?? '/';
  const { shown, navigator } = useRouter();
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isOurs(event)) return;
    event.preventDefault();
    void navigator.navigate(href, { replace: href === pathOf(shown.place) });
  };
  return { href, onClick };
}
