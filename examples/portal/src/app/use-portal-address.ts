import { type NavigationTarget, useSdk } from '@foyer/react';
import { useLinkClickHandler } from 'react-router';

/** Where a screen of the portal is, below the brand and locale of the page, and what a link to it does. */
export function usePortalAddress(to: NavigationTarget) {
  const href = useSdk().href(to) ?? '/';
  return { href, onClick: useLinkClickHandler<HTMLAnchorElement>(href) };
}
