import { portalRoutes } from '@foyer/contract/portal-routes';
import type { ApiError } from '@foyer/core';
import { DrawnScreen } from '../../../portal/drawn-screen.tsx';
import type { Shown } from '../../../portal/navigator.ts';
import { pathOf } from '../../../portal/place.ts';
import { parseWithin } from '../../../portal/portal-address.ts';
import { visitOf } from '../../../portal/visit-of.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import { FailedState } from '../../../widget/widget-states.tsx';
import type { PortalScreen } from './load-portal-screen.ts';
import * as css from './portal.css.ts';

/** What the guard has asked for did not come: it says no more than that. */
const noAnswer = {
  ...{ code: 'network', status: 0, requestId: null, retryAfter: null, fields: [] },
} as const satisfies ApiError;

export interface ShownScreenProps {
  readonly shown: Shown<PortalScreen>;
  readonly isRevalidating: boolean;
  readonly onRetry: () => void;
}

/** The widget of a screen, or what stands in its place where the server did not answer. */
export function ShownScreen({ shown, isRevalidating, onRetry }: ShownScreenProps) {
  const { record, isUnreachable } = shown.screen;
  const { session } = useSdk();
  if (isUnreachable) return <FailedState error={noAnswer} onRetry={onRetry} isRetrying={isRevalidating} />;
  // the guard hears of the session too, and shows what was asked for
  const onSignedIn = (event: Event) => {
    event.preventDefault();
    session.returnPath.take();
  };
  const isPublic = portalRoutes[record.route].access === 'public';
  return (
    <DrawnScreen
      screen={record}
      visit={visitOf(shown.place, parseWithin(pathOf(shown.place)).params.id)}
      classOf={() => (isPublic ? css.panel : css.screen)}
      more={record.route === 'login' ? { onSignedIn } : {}}
    />
  );
}
