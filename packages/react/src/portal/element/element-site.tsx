import { type FoyerSdk, ownAddress } from '@foyer/core';
import { Fragment } from 'react';
import { SdkProvider } from '../../provider/sdk-provider.tsx';
import { WidgetSkeleton } from '../../widget/states/widget-skeleton.tsx';
import type { IntentPlaces } from '../follow-intent.ts';
import { createScreenLoader } from '../load-screen.ts';
import { type LoadedPage, type LoadPage, preloadBy } from '../loaded-page.ts';
import { createNavigator, type Navigator } from '../navigator.ts';
import {
  addressOf,
  baseOf,
  createPortalAddress,
  type PortalRoutes,
  parseWithin,
  pathIn,
  pathTo,
  queryWithin,
} from '../portal-address.ts';
import type { PortalSite } from '../portal-site.ts';
import { createElementSource } from './element-source.ts';

/** Options of a portal in one element of a page. */
export interface ElementOptions {
  readonly sdk: FoyerSdk;
  /** Element on the page that holds the portal. */
  readonly host: Element;
  /** Place of the portal's addresses: behind the `#` of the page's address, or below `base`. */
  readonly address: 'hash' | 'path';
  /** With `address: 'path'`: prefix of all paths of the portal, such as `/portal`. @default the whole site */
  readonly base?: string;
  /** Path within the portal that is shown while the page's address names none. @default `/` */
  readonly start?: string;
}

/** Site of a portal in an element. */
export interface ElementSite extends PortalSite {
  /** Returns the page's address of a path within the portal. */
  readonly hrefOf: (path: string) => string;
}

/** After a login on the first page, goes to `/login` to let the guard choose the screen: not every user has a home page. */
function afterSessionChange(
  { get, navigate, revalidate }: Navigator<LoadedPage>,
  { session }: FoyerSdk,
): Promise<void> {
  const { shown } = get();
  const isIn = session.$state.get().status === 'signed-in';
  const isLoginOnStart = isIn && shown?.screen.record?.route === 'login' && shown.place.pathname === '/';
  return isLoginOnStart ? navigate('/login', { replace: true }) : revalidate();
}

const loadPage: LoadPage = async (name, sdk) =>
  (await import('./load-element-page.tsx')).loadElementPage(name ?? 'home', sdk);

/** Links of this page that lead into the portal, inside and outside of its element. */
const intentPlaces = (routes: PortalRoutes): IntentPlaces => ({
  screenOf(link) {
    const url = new URL(link.href);
    const isHere = url.pathname === location.pathname && url.search === location.search;
    const path = routes.kind === 'path' || isHere ? pathIn(routes, url) : null;
    return path === null || path === pathIn(routes, location) ? null : parseWithin(path);
  },
  preload: preloadBy(loadPage),
});

const ElementSkeleton = () => <WidgetSkeleton height="640px" />;

/** Creates the site of a portal in one element of another party's page, inside a widget's frame, with a part of the page's addresses. */
export function elementSite({ sdk, host, address, base = '/', start = '/' }: ElementOptions): ElementSite {
  const routes: PortalRoutes = { kind: address, base: baseOf(base) };
  const navigator = createNavigator(
    createScreenLoader(createElementSource(sdk, loadPage)),
    createPortalAddress(routes, start),
  );
  /** SDK with the portal's own addresses, for the widgets inside. */
  const portalSdk: FoyerSdk = {
    ...sdk,
    href: (target) => ownAddress(addressOf(routes, pathTo(target))),
    pageQuery: queryWithin(routes, () => navigator.get().shown?.place.pathname ?? '/'),
  };
  return {
    navigator,
    hrefOf: (path) => addressOf(routes, path),
    sdkOf: () => portalSdk,
    addressOfLink: (event) => (event.composedPath().includes(host) ? pathTo(event.detail.target) : null),
    onSession: () => afterSessionChange(navigator, sdk),
    chooseAccount: () => navigator.navigate('/select-account'),
    async loadIntent() {
      const { followIntent } = await import('../follow-intent.ts');
      return (_, first) => followIntent(portalSdk, intentPlaces(routes), first);
    },
    Boundary: Fragment,
    Root: SdkProvider,
    Frame: ({ children }) => children,
    Waiting: ElementSkeleton,
  };
}
