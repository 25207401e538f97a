import type { PortalRouteName } from '@foyer/contract/portal-routes';
import type { CatalogueSource, FoyerSdk } from '@foyer/core';
import type { ComponentType, ReactNode } from 'react';
import type { Screen } from '../screens/define-screen.ts';

/** Page of a route, with its code loaded. */
export interface LoadedPage {
  readonly Layout: ComponentType<{ readonly children: ReactNode }>;
  readonly node: ReactNode;
  /** Screen of the route; null for the not-found page. */
  readonly record: Screen | null;
  /** Texts of layout and title. */
  readonly texts: CatalogueSource;
  /** Widgets to preload, so that they are drawn at once. */
  readonly widgets: readonly { readonly preload: (sdk: FoyerSdk) => Promise<void> }[];
  /** The page is shown before the guard was asked; the guard is asked once the page is drawn. */
  readonly isBeforeGuard?: boolean;
}

/** Loads the page of a route; null is the not-found page. */
export type LoadPage = (name: PortalRouteName | null, sdk: FoyerSdk) => Promise<LoadedPage>;

/** Loads the parts of a page: its texts, and its widgets' code and texts. */
export const loadParts = (sdk: FoyerSdk, { texts, widgets }: LoadedPage): Promise<unknown> =>
  Promise.all([sdk.localisation.register(texts), ...widgets.map((widget) => widget.preload(sdk))]);

/** Returns a function that preloads a page. It ignores failures: the page is loaded again when it is drawn. */
export const preloadBy =
  (loadPage: LoadPage) =>
  (sdk: FoyerSdk, name: PortalRouteName): Promise<void> =>
    loadPage(name, sdk).then(
      async (page) => void (await loadParts(sdk, page)),
      () => undefined,
    );
