/** What a portal is made of beside its widgets, the reference portal and `<foyer-portal>` alike. */
export { readScreen, type ScreenRead } from './features/read-screen.ts';
export { lazyWithTexts } from './i18n/lazy-with-texts.tsx';
export { followIntent, type IntentPlaces } from './portal/follow-intent.ts';
export { followSession, type SessionSteps } from './portal/follow-session.ts';
export {
  createNavigator,
  type Navigator,
  type NavigatorState,
  type Redirect,
  type Shown,
} from './portal/navigator.ts';
export { type Place, pathOf, type Step } from './portal/place.ts';
export { useHasCart } from './portal/use-has-cart.ts';
export { type FollowIntent, useIntent } from './portal/use-intent.ts';
export { useOnboardingShown } from './portal/use-onboarding-shown.ts';
export { useOwnerName } from './portal/use-owner-name.ts';
export { useReadiness } from './portal/use-readiness.ts';
export { useScreenFocus } from './portal/use-screen-focus.ts';
export { whenIdle } from './portal/when-idle.ts';
export { whenReleased } from './widget/when-released.ts';
