import { type NavigationTarget, useSdk } from '@foyer/react';
import { ButtonLink, type ButtonLinkProps } from '@foyer/react/ui';
import { useLinkClickHandler } from 'react-router';

interface To {
  /** Below the brand and locale of the page. */
  readonly to: NavigationTarget;
}

function useAddress(to: NavigationTarget) {
  const href = useSdk().href(to) ?? '/';
  return { href, onClick: useLinkClickHandler<HTMLAnchorElement>(href) };
}

/** A link of the portal's own pages that looks like a button. */
export function PortalButtonLink({ to, ...look }: To & Omit<ButtonLinkProps, 'href'>) {
  return <ButtonLink {...look} {...useAddress(to)} />;
}
