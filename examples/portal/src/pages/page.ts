import { type FoyerSdk, type PortalRouteName, portalRoutes } from '@foyer/react';
import type { ComponentType, ReactNode } from 'react';

/** What a route draws, and the widget that it draws at once where that is loaded already. */
export interface Page {
  readonly node: ReactNode;
  readonly widget: { readonly preload: (sdk: FoyerSdk) => Promise<void> };
}

/** Texts of the portal's own, as a `*.messages.ts` has them. */
export type Texts = Parameters<FoyerSdk['localisation']['register']>[0];

/** What is drawn of a route, once its code is there. */
export interface LoadedPage {
  readonly Layout: ComponentType<{ readonly children: ReactNode }>;
  readonly node: ReactNode;
  /** What layout and title are said with. */
  readonly texts: Texts;
  /** Widgets that are drawn at once where they are loaded before. */
  readonly widgets: readonly Page['widget'][];
}

type Routes = typeof portalRoutes;

/** The routes that need nobody to be signed in. */
export type PublicRoute = {
  [Name in PortalRouteName]: Routes[Name]['access'] extends 'public' ? Name : never;
}[PortalRouteName];

/** The routes of who is signed in. */
export type OwnRoute = Exclude<PortalRouteName, PublicRoute>;

/** The pages of some routes. */
export type Pages<Name extends PortalRouteName> = Readonly<Record<Name, Page>>;

/** Where the page of every one of these routes is. */
export type PageTable<Route extends PortalRouteName> = {
  readonly [Name in Route]: () => Promise<{ readonly pages: Pages<Name> }>;
};

export const isPublicRoute = (name: PortalRouteName): name is PublicRoute =>
  portalRoutes[name].access === 'public';
