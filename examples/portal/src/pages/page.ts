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

/** The pages of some of them. */
export type OwnPages<Name extends OwnRoute> = Readonly<Record<Name, Page>>;

export const isPublicRoute = (name: PortalRouteName): name is PublicRoute =>
  portalRoutes[name].access === 'public';
