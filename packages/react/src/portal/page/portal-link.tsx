import type { NavigationTarget } from '@foyer/core';
import { ButtonLink, type ButtonLinkProps, Link } from '@foyer/ui/link/link.tsx';
import type { MouseEvent, ReactNode } from 'react';
import { useSdk } from '../../provider/foyer-context.ts';
import { pathOf } from '../place.ts';
import { useRouter } from '../use-router.ts';

/** Whether the portal handles a click; false for clicks left to the browser (another tab, download) or already handled by others. */
const isOurs = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/** Returns `href` and `onClick` of a link to a screen, below the page's brand and locale. */
function usePortalAddress(to: NavigationTarget) {
  const href = useSdk().href(to) ?? '/';
  const { shown, navigator } = useRouter();
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isOurs(event)) return;
    event.preventDefault();
    void navigator.navigate(href, { replace: href === pathOf(shown.place) });
  };
  return { href, onClick };
}

interface To {
  readonly to: NavigationTarget;
}

/** Link between the portal's own pages. */
export function PortalLink({ to, children }: To & { readonly children: ReactNode }) {
  return <Link {...usePortalAddress(to)}>{children}</Link>;
}

/** Link between the portal's own pages that looks like a button. */
export function PortalButtonLink({ to, ...look }: To & Omit<ButtonLinkProps, 'href'>) {
  return <ButtonLink {...look} {...usePortalAddress(to)} />;
}
