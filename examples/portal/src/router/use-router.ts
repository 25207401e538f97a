import type { Navigator, NavigatorState, Place, Shown } from '@foyer/react/portal';
import { createContext, useContext } from 'react';
import type { Screen } from './load-screen.ts';

interface Router extends NavigatorState<Screen> {
  readonly navigator: Navigator<Screen>;
  readonly shown: Shown<Screen>;
}

export const RouterContext = createContext<Router | null>(null);

/** What is shown, what is waited for, and what leads elsewhere. */
export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('There is no PortalRouter around.');
  return router;
}

/** Where one is. */
export const useLocation = (): Place => useRouter().shown.place;

/** Leads to another address of the portal, without a page load. */
export const useNavigate = (): Navigator<Screen>['navigate'] => useRouter().navigator.navigate;
