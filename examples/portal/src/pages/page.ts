import { type FoyerSdk, type PortalRouteName, portalRoutes } from '@foyer/react';
import type { PublicRoute, Screen } from '@foyer/react/portal';
import type { ComponentType, ReactNode } from 'react';

/** Texts of the portal's own, as a `*.messages.ts` has them. */
export type Texts = Parameters<FoyerSdk['localisation']['register']>[0];

/** What is drawn of a route, once its code is there. */
export interface LoadedPage {
  readonly Layout: ComponentType<{ readonly children: ReactNode }>;
  readonly node: ReactNode;
  /** Null for the page of what does not exist. */
  readonly record: Screen | null;
  /** What layout and title are said with. */
  readonly texts: Texts;
  /** Widgets that are drawn at once where they are loaded before. */
  readonly widgets: readonly { readonly preload: (sdk: FoyerSdk) => Promise<void> }[];
}

/** The routes of who is signed in. */
export type OwnRoute = Exclude<PortalRouteName, PublicRoute>;

export const isPublicRoute = (name: PortalRouteName): name is PublicRoute =>
  portalRoutes[name].access === 'public';
