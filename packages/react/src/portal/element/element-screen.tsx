import { portalRoutes } from '@foyer/contract/portal-routes';
import type { ApiError } from '@foyer/core';
import { useSdk } from '../../provider/foyer-context.ts';
import type { Screen } from '../../screens/define-screen.ts';
import { FailedState } from '../../widget/states/widget-states.tsx';
import { DrawnScreen } from '../drawn-screen.tsx';
import { pathOf } from '../place.ts';
import { parseWithin } from '../portal-address.ts';
import { useRouter } from '../use-router.ts';
import { visitOf } from '../visit-of.ts';
import * as css from './element.css.ts';

/** Error for a failed request of the guard; the guard reports no details. */
const noAnswer: ApiError = {
  code: 'network',
  status: 0,
  requestId: null,
  retryAfter: null,
  fields: [],
};

/** Error with a retry button, in place of a screen when the server did not answer. */
export function UnreachableScreen() {
  const { navigator, isRevalidating } = useRouter();
  return (
    <FailedState error={noAnswer} onRetry={() => void navigator.revalidate()} isRetrying={isRevalidating} />
  );
}

/** Draws the widget of a screen. */
export function ElementScreen({ record }: { readonly record: Screen }) {
  const { place } = useRouter().shown;
  const { session } = useSdk();
  // the guard follows the session too and shows the requested screen
  const onSignedIn = (event: Event) => {
    event.preventDefault();
    session.returnPath.take();
  };
  const isPublic = portalRoutes[record.route].access === 'public';
  return (
    <DrawnScreen
      screen={record}
      visit={visitOf(place, parseWithin(pathOf(place)).params.id)}
      classOf={() => (isPublic ? css.panel : css.screen)}
      more={record.route === 'login' ? { onSignedIn } : {}}
    />
  );
}
