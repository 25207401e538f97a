import { type FoyerSdk, type PortalRouteName, portalRoutes } from '@foyer/react';
import type { ReactNode } from 'react';

/** What a route draws, and the widget that it draws at once where that is loaded already. */
export interface Page {
  readonly node: ReactNode;
  readonly widget: { readonly preload: (sdk: FoyerSdk) => Promise<void> };
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
