import type { PortalRouteName } from '@foyer/contract/portal-routes';
import type { CatalogueSource, FoyerSdk } from '@foyer/core';
import type { ComponentType, ReactNode } from 'react';
import type { Screen } from '../screens/define-screen.ts';

/** What is drawn of a route, once its code is there. */
export interface LoadedPage {
  readonly Layout: ComponentType<{ readonly children: ReactNode }>;
  readonly node: ReactNode;
  /** Null for the page of what does not exist. */
  readonly record: Screen | null;
  /** What layout and title are said with. */
  readonly texts: CatalogueSource;
  /** Widgets that are drawn at once where they are loaded before. */
  readonly widgets: readonly { readonly preload: (sdk: FoyerSdk) => Promise<void> }[];
  /** The guard has not been asked yet: it is as soon as the page is drawn. */
  readonly isBeforeGuard?: boolean;
}

/** Loads the page of a route; null is that of what does not exist. */
export type LoadPage = (name: PortalRouteName | null, sdk: FoyerSdk) => Promise<LoadedPage>;

/** Loads what a page is drawn with: its texts, and its widgets' code and texts. */
export const loadParts = (sdk: FoyerSdk, { texts, widgets }: LoadedPage): Promise<unknown> =>
  Promise.all([sdk.localisation.register(texts), ...widgets.map((widget) => widget.preload(sdk))]);

/** Loads a page before somebody goes there. A failure is none: it is loaded again when it is drawn. */
export const preloadBy =
  (loadPage: LoadPage) =>
  (sdk: FoyerSdk, name: PortalRouteName): Promise<void> =>
    loadPage(name, sdk).then(
      async (page) => void (await loadParts(sdk, page)),
      () => undefined,
    );
