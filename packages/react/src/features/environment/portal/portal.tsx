import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { type ElementSite, elementSite } from '../../../portal/element/element-site.tsx';
import { pathOf } from '../../../portal/place.ts';
import { usePortalMessages } from '../../../portal/portal.messages.ts';
import { Portal as WholePortal } from '../../../portal/portal.tsx';
import { parseWithin } from '../../../portal/portal-address.ts';
import { useRouter } from '../../../portal/use-router.ts';
import { useScreenTitle } from '../../../portal/use-screen-title.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { useWidget } from '../../../widget/widget-context.ts';
import type { NavigatedDetail } from '../portal.manifest.ts';

export interface PortalProps extends WidgetProps {
  readonly routes?: 'hash' | 'path';
  readonly base?: string;
  readonly route?: string;
  readonly setTitle?: boolean;
}

/** `<foyer-portal>`: the portal as an element; its addresses are a part of the page's address. */
export function Portal({ routes = 'hash', base = '/', route = '', setTitle = false, emit }: PortalProps) {
  const sdk = useSdk();
  const host = useWidget()?.host;
  const start = `/${route.replace(/^\/+/, '')}`;
  const first = useRef(start);
  const site = useMemo(
    () => (host ? elementSite({ sdk, host, address: routes, base, start: first.current }) : null),
    [sdk, host, routes, base],
  );
  useLead(site, start);
  const told = useRef('');
  if (site === null) return null;
  return (
    <WholePortal site={site}>
      <Told emit={emit} setTitle={setTitle} told={told} hrefOf={site.hrefOf} />
    </WholePortal>
  );
}

/** Navigates when the attribute changes. */
function useLead(site: ElementSite | null, route: string): void {
  const led = useRef(route);
  useEffect(() => {
    if (led.current === route) return;
    led.current = route;
    void site?.navigator.navigate(route);
  }, [route, site]);
}

interface ToldProps extends Pick<PortalProps, 'emit'> {
  readonly hrefOf: (path: string) => string;
  readonly setTitle: boolean;
  /** The state reported last, so that no navigation is reported twice. */
  readonly told: RefObject<string>;
}

/** Reports the shown screen to the page: by an event, and by the page's title if `setTitle` is set. */
function Told({ emit, hrefOf, setTitle, told }: ToldProps) {
  const { t } = usePortalMessages();
  const { place, screen } = useRouter().shown;
  const path = pathOf(place);
  const { route, title } = screen.record ?? {};
  useScreenTitle(setTitle && title ? t(title) : undefined, 'element');
  useEffect(() => {
    const href = hrefOf(path);
    const now = `${route} ${href}`;
    if (route === undefined || told.current === now) return;
    told.current = now;
    const { params } = parseWithin(path);
    const detail: NavigatedDetail = { version: 1, route, params, path, href };
    emit('navigated', detail);
  }, [path, route, told, hrefOf, emit]);
  return null;
}
