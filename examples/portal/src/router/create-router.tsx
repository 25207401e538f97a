import { type PortalRouteName, portalRoutes } from '@foyer/react';
import type { ReactNode } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { BrokenPage } from '../app/broken-page.tsx';
import { LoadingOverlay } from '../app/loading-overlay.tsx';
import { PortalRoot } from '../app/portal-root.tsx';
import { ScreenFrame } from '../app/screen-frame.tsx';
import { DefaultLayout } from '../layouts/default-layout.tsx';
import { LoginLayout } from '../layouts/login-layout.tsx';
import { ShopLayout } from '../layouts/shop-layout.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { pages } from '../pages/pages.tsx';
import { guardLoader, unknownLoader } from './guard-loader.ts';

const layouts: Record<(typeof portalRoutes)[PortalRouteName]['layout'] | 'default', ReactNode> = {
  login: <LoginLayout />,
  shop: <ShopLayout />,
  default: <DefaultLayout />,
};
const names = Object.keys(portalRoutes) as PortalRouteName[];

/** Every screen below a base path, its name prefixed: `shop`, `brand_shop`. */
function screensBelow(base: string, prefix: '' | 'brand_'): RouteObject[] {
  return Object.entries(layouts).map(([layout, element]) => ({
    id: `${prefix}${layout}-layout`,
    path: base,
    element,
    children: names
      .filter((name) => portalRoutes[name].layout === layout)
      .map((name) => ({
        id: `${prefix}${name}`,
        path: portalRoutes[name].path,
        loader: guardLoader,
        handle: { name },
        // two screens of the same widget are two widgets: state of the one is not the other's
        element: <ScreenFrame key={name}>{pages[name]}</ScreenFrame>,
      })),
  }));
}

/** The portal's routes: all screens under `/{locale}` and `/{locale}/{brand}`, `/404`, and a way home for the rest. */
export function createPortalRouter() {
  return createBrowserRouter([
    {
      id: 'root',
      element: <PortalRoot />,
      errorElement: <BrokenPage />,
      hydrateFallbackElement: <LoadingOverlay />,
      children: [
        ...screensBelow('/:locale', ''),
        ...screensBelow('/:locale/:brand', 'brand_'),
        {
          id: 'not-found',
          path: '/404',
          loader: guardLoader,
          element: <DefaultLayout />,
          children: [{ index: true, element: <NotFoundPage /> }],
        },
        { id: 'unknown', path: '*', loader: unknownLoader, element: <LoadingOverlay /> },
      ],
    },
  ]);
}
