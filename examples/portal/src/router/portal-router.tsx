import type { Navigator } from '@foyer/react/portal';
import { startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { LoadingOverlay } from '../app/loading-overlay.tsx';
import { PortalRoot } from '../app/portal-root.tsx';
import { ScreenFrame } from '../app/screen-frame.tsx';
import { WholePage } from '../app/whole-page.tsx';
import type { Screen } from './load-screen.ts';
import { RouterContext } from './use-router.ts';

/** The portal's screens: those under `/{locale}` and `/{locale}/{brand}`, and `/404`. */
export function PortalRouter({ navigator }: { readonly navigator: Navigator<Screen> }) {
  const [state, setState] = useState(navigator.get);
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setState(navigator.get()));
    const stop = navigator.listen(follow);
    follow();
    return stop;
  }, [navigator]);
  const { shown } = state;
  const router = useMemo(() => shown && { ...state, shown, navigator }, [state, shown, navigator]);
  return (
    <WholePage error={state.error}>
      {router ? (
        <RouterContext value={router}>
          <PortalRoot>
            <Shown screen={router.shown.screen} />
          </PortalRoot>
        </RouterContext>
      ) : (
        <LoadingOverlay />
      )}
    </WholePage>
  );
}

/** A screen in its layout. Two screens of the same widget are two widgets: state of the one is not the other's. */
function Shown({ screen: { Layout, record, node } }: { readonly screen: Screen }) {
  if (record === null) return <Layout>{node}</Layout>;
  return (
    <Layout>
      <ScreenFrame key={record.route} title={record.title}>
        {node}
      </ScreenFrame>
    </Layout>
  );
}
