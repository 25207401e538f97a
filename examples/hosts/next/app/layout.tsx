import { portalRoutes } from '@foyer/react';
import type { ReactNode } from 'react';

/** The starter has no icon; put `icon.svg` beside this file for one. */
export const metadata = { icons: { icon: 'data:,' } };

/** A server component; it can also use plain data of the package. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="de">
      <body data-routes={Object.keys(portalRoutes).length}>{children}</body>
    </html>
  );
}
