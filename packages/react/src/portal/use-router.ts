import { createContext, useContext } from 'react';
import type { LoadedPage } from './loaded-page.ts';
import type { Navigator, NavigatorState, Shown } from './navigator.ts';
import type { Place } from './place.ts';

/** Result of {@link useRouter}. */
export interface Router extends NavigatorState<LoadedPage> {
  readonly navigator: Navigator<LoadedPage>;
  readonly shown: Shown<LoadedPage>;
}

/** Context with the router, set by `Portal`. */
export const RouterContext = createContext<Router | null>(null);

/** Returns the shown screen, the loading state and the navigator. Throws outside of a `Portal`. */
export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('useRouter needs a <Portal> around the component.');
  return router;
}

/** Returns the current place. */
export const useLocation = (): Place => useRouter().shown.place;
