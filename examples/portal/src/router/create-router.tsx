import { type PortalRouteName, portalRoutes } from '@foyer/react';
import type { ReactNode } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { BrokenPage } from '../app/broken-page.tsx';
import { LoadingOverlay } from '../app/loading-overlay.tsx';
import { PortalRoot } from '../app/portal-root.tsx';
import { ScreenFrame } from '../app/screen-frame.tsx';
import { DefaultLayout } from '../layouts/default-layout.tsx';
import { LoginLayout } from '../layouts/login-layout.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { type Page, pages } from '../pages/pages.tsx';
import { guardLoader, unknownLoader } from './guard-loader.ts';

type LayoutName = (typeof portalRoutes)[PortalRouteName]['layout'] | 'default';

/** What is behind the login is loaded with what the guard finds out, and not for the login. */
const layouts: Record<LayoutName, Page> = {
  login: <LoginLayout />,
  shop: async () => {
    const { ShopLayout } = await import('../layouts/shop-layout.tsx');
    return <ShopLayout />;
  },
  default: <DefaultLayout />,
};
const names = Object.keys(portalRoutes) as PortalRouteName[];

/** How a route gets what it draws: at once, or with its navigation. */
const drawn = (page: Page, frame = (content: ReactNode) => content): Pick<RouteObject, 'element' | 'lazy'> =>
  typeof page === 'function'
    ? { lazy: async () => ({ element: frame(await page()) }) }
    : { element: frame(page) };

/** Every screen below a base path, its name prefixed: `shop`, `brand_shop`. */
function screensBelow(base: string, prefix: '' | 'brand_'): RouteObject[] {
  return Object.entries(layouts).map(([layout, page]) => ({
    id: `${prefix}${layout}-layout`,
    path: base,
    ...drawn(page),
    children: names
      .filter((name) => portalRoutes[name].layout === layout)
      .map((name) => ({
        id: `${prefix}${name}`,
        path: portalRoutes[name].path,
        loader: guardLoader,
        handle: { name },
        // two screens of the same widget are two widgets: state of the one is not the other's
        ...drawn(pages[name], (content) => <ScreenFrame key={name}>{content}</ScreenFrame>),
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
