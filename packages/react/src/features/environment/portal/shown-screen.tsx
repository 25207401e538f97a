import type { ApiError } from '@foyer/core';
import type { Shown } from '../../../portal/navigator.ts';
import { useOnboardingShown } from '../../../portal/use-onboarding-shown.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import { FailedState } from '../../../widget/widget-states.tsx';
import { componentOf } from './component-of.ts';
import type { PortalScreen } from './load-portal-screen.ts';
import * as css from './portal.css.ts';
import { pageOf } from './portal-pages.ts';
import { visitOf } from './visit-of.ts';

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
  const { name, isUnreachable } = shown.screen;
  const { session } = useSdk();
  const visit = visitOf(shown.place);
  if (isUnreachable) return <FailedState error={noAnswer} onRetry={onRetry} isRetrying={isRevalidating} />;
  if (name === 'home')
    return <Home key={visit.key} asksForOnboarding={visit.ask('onboarding') !== undefined} />;
  const { tag, props, anew } = pageOf(name, visit);
  const Widget = componentOf(tag);
  const isPanel = ['login', 'forget-password', 'activate-invitation'].includes(tag);
  const className = isPanel ? css.panel : css.screen;
  // the guard hears of the session too, and shows what was asked for
  const onSignedIn = (event: Event) => {
    event.preventDefault();
    session.returnPath.take();
  };
  const own = { ...props?.(visit), ...(name === 'login' && { onSignedIn }) };
  return <Widget key={`${tag} ${anew ? visit[anew] : ''}`} className={className} {...own} />;
}

function Home({ asksForOnboarding }: { readonly asksForOnboarding: boolean }) {
  const Widget = componentOf(useOnboardingShown(asksForOnboarding) ? 'onboarding' : 'dashboard');
  return <Widget className={css.screen} />;
}
