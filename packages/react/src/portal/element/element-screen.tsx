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

/** What the guard has asked for did not come: it says no more than that. */
const noAnswer: ApiError = {
  code: 'network',
  status: 0,
  requestId: null,
  retryAfter: null,
  fields: [],
};

/** What stands in the place of a screen where the server did not answer. */
export function UnreachableScreen() {
  const { navigator, isRevalidating } = useRouter();
  return (
    <FailedState error={noAnswer} onRetry={() => void navigator.revalidate()} isRetrying={isRevalidating} />
  );
}

/** The widget of a screen. */
export function ElementScreen({ record }: { readonly record: Screen }) {
  const { place } = useRouter().shown;
  const { session } = useSdk();
  // the guard hears of the session too, and shows what was asked for
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
