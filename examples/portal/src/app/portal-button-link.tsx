import type { NavigationTarget } from '@foyer/react';
import { ButtonLink, type ButtonLinkProps } from '@foyer/react/ui';
import { usePortalAddress } from './use-portal-address.ts';

interface To {
  readonly to: NavigationTarget;
}

/** A link of the portal's own pages that looks like a button. */
export function PortalButtonLink({ to, ...look }: To & Omit<ButtonLinkProps, 'href'>) {
  return <ButtonLink {...look} {...usePortalAddress(to)} />;
}
