import type { NavigationTarget } from '@foyer/react';
import { Link } from '@foyer/react/ui';
import type { ReactNode } from 'react';
import { usePortalAddress } from './use-portal-address.ts';

/** A link of the portal's own pages. */
export function PortalLink({
  to,
  children,
}: {
  readonly to: NavigationTarget;
  readonly children: ReactNode;
}) {
  return <Link {...usePortalAddress(to)}>{children}</Link>;
}
