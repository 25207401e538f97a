import type { FoyerSdk } from '@foyer/core';
import type { ComponentType, ReactNode } from 'react';
import type { Screen } from '../screens/define-screen.ts';
import type { NavigateDetail } from '../widget/links/navigate-event.ts';
import type { LoadedPage } from './loaded-page.ts';
import type { Navigator, Shown } from './navigator.ts';
import type { FollowIntent } from './use-intent.ts';

/** Where a portal stands, with all that depends on it: `thePage()` or `anElement()`. */
export interface PortalSite {
  readonly navigator: Navigator<LoadedPage>;
  /** The SDK of the screen that is shown. */
  readonly sdkOf: (shown: Shown<LoadedPage>) => FoyerSdk;
  /** The address, as the navigator takes it, that a link of a widget leads to; null where the link is not of this portal. */
  readonly addressOfLink: (event: CustomEvent<NavigateDetail>) => string | null;
  /** Called when somebody else is signed in, or nobody any more. */
  readonly onSession: () => unknown;
  /** Called when somebody no longer acts for another. */
  readonly chooseAccount: (sdk: FoyerSdk) => unknown;
  /** Brings what follows people who come near to a link. */
  readonly loadIntent: () => Promise<FollowIntent>;
  /** Around all of it: draws what stands in its place where the portal broke. */
  readonly Boundary: ComponentType<{ readonly children: ReactNode }>;
  /** Around every screen. */
  readonly Root: ComponentType<{ readonly sdk: FoyerSdk; readonly children: ReactNode }>;
  /** One screen, inside of its layout. */
  readonly Frame: ComponentType<{ readonly title: Screen['title']; readonly children: ReactNode }>;
  /** Shown until the first address has its answer. */
  readonly Waiting: ComponentType;
}
