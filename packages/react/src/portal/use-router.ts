import { createContext, useContext } from 'react';
import type { LoadedPage } from './loaded-page.ts';
import type { Navigator, NavigatorState, Shown } from './navigator.ts';
import type { Place } from './place.ts';

/** What {@link useRouter} answers. */
export interface Router extends NavigatorState<LoadedPage> {
  readonly navigator: Navigator<LoadedPage>;
  readonly shown: Shown<LoadedPage>;
}

/** Set by `Portal`. */
export const RouterContext = createContext<Router | null>(null);

/** What is shown, what is waited for, and what leads elsewhere. */
export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('There is no Portal around.');
  return router;
}

/** Where one is. */
export const useLocation = (): Place => useRouter().shown.place;
