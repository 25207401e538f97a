import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react';
import type { LoadedPage } from './loaded-page.ts';
import type { Navigator, NavigatorState } from './navigator.ts';
import type { PortalSite } from './portal-site.ts';
import { type Router, RouterContext } from './use-router.ts';
import { useSiteEffects } from './use-site-effects.ts';

export interface PortalProps {
  /**
   * Part of the page that belongs to the portal: all of it, `pageSite({ … })`, or one element, `elementSite({ … })`. Another object is another
   * portal: keep the same object across renders.
   */
  readonly site: PortalSite;
  /** Drawn beside the screen; may read the shown screen with `useRouter`. */
  readonly children?: ReactNode;
}

/** Follows a navigator. Starts it in a separate task, to split long work on slow phones. */
function useNavigatorState(navigator: Navigator<LoadedPage>): NavigatorState<LoadedPage> {
  const [state, setState] = useState(navigator.get);
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setState(navigator.get()));
    let stop = () => {};
    const unlisten = navigator.listen(follow);
    const timer = setTimeout(() => {
      stop = navigator.start();
    });
    follow();
    return () => {
      clearTimeout(timer);
      unlisten();
      stop();
    };
  }, [navigator]);
  return state;
}

/**
 * A whole customer portal: menu, guard, login and every screen, each loaded when it is opened.
 *
 * @example
 * createRoot(node).render(<Portal site={pageSite({ frameSheet })} />);
 */
export function Portal(props: PortalProps) {
  const { Boundary } = props.site;
  return (
    <Boundary>
      <Routed {...props} />
    </Boundary>
  );
}

function Routed({ site, children }: PortalProps) {
  const { navigator, Waiting } = site;
  const state = useNavigatorState(navigator);
  const { shown, error } = state;
  const router = useMemo(() => shown && { ...state, shown, navigator }, [state, shown, navigator]);
  if (error !== undefined) throw error;
  if (router === null) return <Waiting />;
  return (
    <RouterContext value={router}>
      <Wired site={site} router={router}>
        {children}
      </Wired>
    </RouterContext>
  );
}

interface WiredProps {
  readonly site: PortalSite;
  readonly router: Router;
  readonly children: ReactNode;
}

/** Draws a screen in its layout. Two screens with the same widget do not share its state. */
function Wired({ site, router: { shown }, children }: WiredProps) {
  const { Root, Frame } = site;
  const { Layout, record, node } = shown.screen;
  const sdk = site.sdkOf(shown);
  useSiteEffects(site, sdk);
  const framed = record && (
    <Frame key={record.route} title={record.title}>
      {node}
    </Frame>
  );
  return (
    <Root sdk={sdk}>
      <Layout>{framed ?? node}</Layout>
      {children}
    </Root>
  );
}
