/** A whole portal, as in the reference portal and `<foyer-portal>`. */
export { anElement, type ElementOptions, type ElementSite } from './portal/element/an-element.tsx';
export type { LoadedPage } from './portal/loaded-page.ts';
export type { Navigator, NavigatorState, Redirect, Shown } from './portal/navigator.ts';
export { type PageOptions, thePage } from './portal/page/the-page.ts';
export type { Place, Step } from './portal/place.ts';
export { Portal, type PortalProps } from './portal/portal.tsx';
export type { PortalSite } from './portal/portal-site.ts';
export { type Router, useRouter } from './portal/use-router.ts';
export type { Screen } from './screens/define-screen.ts';
