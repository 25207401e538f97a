import { portalRoutes } from '@foyer/react';
import type { ReactNode } from 'react';

/** A server component: plain data of the package is there too. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="de">
      <body data-routes={Object.keys(portalRoutes).length}>{children}</body>
    </html>
  );
}
