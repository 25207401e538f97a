import { type FoyerSdk, ownAddress } from '@foyer/core';
import { useEffect, useMemo } from 'react';
import type { IntentPlaces } from '../../../portal/follow-intent.ts';
import type { Navigator, Shown } from '../../../portal/navigator.ts';
import { pathOf } from '../../../portal/place.ts';
import {
  addressOf,
  baseOf,
  type PortalRoutes,
  parseWithin,
  pathIn,
  pathTo,
  queryWithin,
} from '../../../portal/portal-address.ts';
import { type FollowIntent, useIntent } from '../../../portal/use-intent.ts';
import { useScreenTitle } from '../../../portal/use-screen-title.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import { SdkProvider } from '../../../provider/sdk-provider.tsx';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { useWidget } from '../../../widget/widget-context.ts';
import { WidgetSkeleton } from '../../../widget/widget-skeleton.tsx';
import type { NavigatedDetail } from '../portal.manifest.ts';
import { loadScreens, type PortalScreen } from './load-portal-screen.ts';
import { usePortalMessages } from './portal.messages.ts';
import { usePortalNavigator } from './use-portal-navigator.ts';

export interface PortalProps extends WidgetProps {
  readonly routes?: 'hash' | 'path';
  readonly base?: string;
  readonly route?: string;
  readonly setTitle?: boolean;
}

/** The SDK with the portal's own addresses for the widgets inside. */
function useOwnAddresses(sdk: FoyerSdk, routes: PortalRoutes, { get }: Navigator<PortalScreen>): FoyerSdk {
  return useMemo(
    () => ({
      ...sdk,
      href: (target) => ownAddress(addressOf(routes, pathTo(target))),
      pageQuery: queryWithin(routes, () => get().shown?.place.pathname ?? '/'),
    }),
    [sdk, routes, get],
  );
}

/** The links of this page that lead into the portal, wherever they stand. */
const intentPlaces = (routes: PortalRoutes): IntentPlaces => ({
  screenOf(link) {
    const url = new URL(link.href);
    const isHere = url.pathname === location.pathname && url.search === location.search;
    const path = routes.kind === 'path' || isHere ? pathIn(routes, url) : null;
    return path === null || path === pathIn(routes, location) ? null : parseWithin(path);
  },
  preload: async (sdk, name) => (await loadScreens()).preloadPortalScreen(sdk, name),
});

/** What follows whoever comes near to them. */
const intentWithin = (routes: PortalRoutes) => async (): Promise<FollowIntent> => {
  const { followIntent } = await import('../../../portal/follow-intent.ts');
  return (sdk, first) => followIntent(sdk, intentPlaces(routes), first);
};

/** Tells the page where somebody has come to. */
function useNavigatedEvent(
  shown: Shown<PortalScreen> | null,
  routes: PortalRoutes,
  emit: WidgetProps['emit'],
) {
  const path = shown && pathOf(shown.place);
  const name = shown?.screen.record.route;
  useEffect(() => {
    if (path === null || name === undefined) return;
    const { params } = parseWithin(path);
    const detail: NavigatedDetail = { version: 1, route: name, params, path, href: addressOf(routes, path) };
    emit('navigated', detail);
  }, [path, name, routes, emit]);
}

/** `<foyer-portal>`: menu, guard, login and every screen, with addresses in a part of the page's own. */
export function Portal({
  routes: kind = 'hash',
  base = '/',
  route = '',
  setTitle = false,
  emit,
}: PortalProps) {
  const sdk = useSdk();
  const { t } = usePortalMessages();
  const host = useWidget()?.host;
  const routes = useMemo(() => ({ kind, base: baseOf(base) }), [kind, base]);
  const [state, navigator] = usePortalNavigator(sdk, host, routes, `/${route.replace(/^\/+/, '')}`);
  const own = useOwnAddresses(sdk, routes, navigator);
  const loadIntent = useMemo(() => intentWithin(routes), [routes]);
  const { shown, error } = state;
  useIntent(own, loadIntent);
  useNavigatedEvent(shown, routes, emit);
  const title = shown?.screen.record.title;
  useScreenTitle(setTitle && title ? t(title) : undefined, 'element');
  if (error !== undefined) throw error;
  if (shown === null || host === undefined) return <WidgetSkeleton height="640px" />;
  const { PortalShell } = shown.screen.screens;
  return (
    <SdkProvider sdk={own}>
      <PortalShell {...{ ...state, shown, host }} onRetry={() => void navigator.revalidate()} />
    </SdkProvider>
  );
}
