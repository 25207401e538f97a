import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react';
import type { LoadedPage } from './loaded-page.ts';
import type { Navigator, NavigatorState } from './navigator.ts';
import type { PortalSite } from './portal-site.ts';
import { type Router, RouterContext } from './use-router.ts';
import { useSiteWires } from './use-site-wires.ts';

export interface PortalProps {
  /**
   * What of a page is the portal's: all of it, `thePage({ … })`, or one element, `anElement({ … })`. Another object is another portal: it
   * must stay the same one from drawing to drawing.
   */
  readonly owns: PortalSite;
  /** Drawn beside the screen, where `useRouter` says what is shown. */
  readonly children?: ReactNode;
}

/** Follows a navigator, from a task of its own on: what was read before it takes a slow phone long enough. */
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
 * A whole customer portal: menu, guard, login and every screen, each loaded when somebody goes there.
 *
 * @example
 * createRoot(node).render(<Portal owns={thePage({ frameSheet })} />);
 */
export function Portal(props: PortalProps) {
  const { Boundary } = props.owns;
  return (
    <Boundary>
      <Routed {...props} />
    </Boundary>
  );
}

function Routed({ owns: site, children }: PortalProps) {
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

/** A screen in its layout. Two screens of the same widget are two widgets: state of the one is not the other's. */
function Wired({ site, router: { shown }, children }: WiredProps) {
  const { Root, Frame } = site;
  const { Layout, record, node } = shown.screen;
  const sdk = site.sdkOf(shown);
  useSiteWires(site, sdk);
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
