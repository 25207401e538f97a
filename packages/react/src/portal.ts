/** What a portal is made of beside its widgets, the reference portal and `<foyer-portal>` alike. */
export { type PublicRoute, publicScreens } from './features/public-screens.ts';
export { readScreen } from './features/read-screen.ts';
export { screens } from './features/screens.ts';
export { lazyWithTexts } from './i18n/lazy-with-texts.tsx';
export { after, LONGEST_CODE_WAIT } from './portal/after.ts';
export { componentOf } from './portal/component-of.ts';
export { DrawnScreen, type DrawnScreenProps } from './portal/drawn-screen.tsx';
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
export { useIsPhone } from './portal/use-is-phone.ts';
export { useOwnerName } from './portal/use-owner-name.ts';
export { useReadiness } from './portal/use-readiness.ts';
export { useScreenFocus } from './portal/use-screen-focus.ts';
export { useScreenTitle } from './portal/use-screen-title.ts';
export { visitOf } from './portal/visit-of.ts';
export { whenIdle } from './portal/when-idle.ts';
export type { Screen, Visit } from './screens/define-screen.ts';
export { readFirst, type ScreenRead } from './screens/read-first.ts';
export { screenTitles } from './screens/screen-titles.messages.ts';
export { whenReleased } from './widget/when-released.ts';
