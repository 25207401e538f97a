import type { FoyerSdk } from '@foyer/core';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { followSession } from '../../../portal/follow-session.ts';
import { createNavigator, type Navigator, type NavigatorState } from '../../../portal/navigator.ts';
import { createPortalAddress, type PortalRoutes, pathTo } from '../../../portal/portal-address.ts';
import type { NavigateDetail } from '../../../widget/navigate-event.ts';
import { createScreenLoader, type PortalScreen } from './load-portal-screen.ts';

type Own = Navigator<PortalScreen>;

/** Whoever signs in on the first page goes where the guard leads somebody who comes to the login: not everybody has a home page. */
function goOn({ get, navigate, revalidate }: Own, { session }: FoyerSdk): Promise<void> {
  const { shown } = get();
  const isIn = session.$state.get().status === 'signed-in';
  const begins = isIn && shown?.screen.record.route === 'login' && shown.place.pathname === '/';
  return begins ? navigate('/login', { replace: true }) : revalidate();
}

/** Links of the widgets inside become navigations, unless the page has prevented that: it hears of them first. */
function followLinks(host: Element, { navigate }: Own): () => void {
  const follow = (event: Event) => {
    if (event.defaultPrevented || !event.composedPath().includes(host)) return;
    event.preventDefault();
    void navigate(pathTo((event as CustomEvent<NavigateDetail>).detail.target));
  };
  addEventListener('foyer-navigate', follow);
  return () => removeEventListener('foyer-navigate', follow);
}

/**
 * What the portal shows, and what leads elsewhere in it.
 *
 * @param route - a path within the portal: where it begins while the page's address says nothing, and where another value leads
 */
export function usePortalNavigator(
  sdk: FoyerSdk,
  host: Element | undefined,
  routes: PortalRoutes,
  route: string,
): [NavigatorState<PortalScreen>, Own] {
  const first = useRef(route);
  const led = useRef(route);
  const navigator = useMemo(
    () => createNavigator(createScreenLoader(sdk), createPortalAddress(routes, first.current)),
    [sdk, routes],
  );
  useEffect(() => navigator.start(), [navigator]);
  useEffect(() => (host ? followLinks(host, navigator) : undefined), [host, navigator]);
  useEffect(
    () =>
      followSession(sdk, {
        revalidate: () => void goOn(navigator, sdk),
        chooseAccount: () => void navigator.navigate('/select-account'),
      }),
    [sdk, navigator],
  );
  useEffect(() => {
    if (led.current === route) return;
    led.current = route;
    void navigator.navigate(route);
  }, [route, navigator]);
  const state = useSyncExternalStore(navigator.listen, navigator.get, navigator.get);
  return [state, navigator];
}
