import { type NavigationTarget, useSdk } from '@foyer/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A link of the portal's own pages, below the brand and locale of the page. */
export function PortalLink({
  to,
  className,
  children,
}: {
  to: NavigationTarget;
  className?: string;
  children: ReactNode;
}) {
  const href = useSdk().href(to) ?? '/';
  return (
    <Link to={href} className={className}>
      {children}
    </Link>
  );
}
