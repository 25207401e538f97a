import type { FoyerSdk } from '@foyer/core';
import type { ComponentType, ReactNode } from 'react';
import type { Screen } from '../screens/define-screen.ts';
import type { NavigateDetail } from '../widget/links/navigate-event.ts';
import type { LoadedPage } from './loaded-page.ts';
import type { Navigator, Shown } from './navigator.ts';
import type { FollowIntent } from './use-intent.ts';

/** Environment of a portal, with everything that depends on it: `pageSite()` or `elementSite()`. */
export interface PortalSite {
  readonly navigator: Navigator<LoadedPage>;
  /** Returns the SDK of the shown screen. */
  readonly sdkOf: (shown: Shown<LoadedPage>) => FoyerSdk;
  /** Returns the address, for the navigator, of a link in a widget; null if the link does not belong to this portal. */
  readonly addressOfLink: (event: CustomEvent<NavigateDetail>) => string | null;
  /** Called when another user signs in, or the user signs out. */
  readonly onSession: () => unknown;
  /** Called when an impersonation ends. */
  readonly chooseAccount: (sdk: FoyerSdk) => unknown;
  /** Loads the code that prefetches the screens of links. */
  readonly loadIntent: () => Promise<FollowIntent>;
  /** Error boundary around the whole portal. */
  readonly Boundary: ComponentType<{ readonly children: ReactNode }>;
  /** Wrapper of every screen with its layout. */
  readonly Root: ComponentType<{ readonly sdk: FoyerSdk; readonly children: ReactNode }>;
  /** Wrapper of one screen, inside its layout. */
  readonly Frame: ComponentType<{ readonly title: Screen['title']; readonly children: ReactNode }>;
  /** Shown until the first address is answered. */
  readonly Waiting: ComponentType;
}
