/** A whole portal, as in the reference portal and `<foyer-portal>`. */
export { type ElementOptions, type ElementSite, elementSite } from './portal/element/element-site.tsx';
export type { LoadedPage } from './portal/loaded-page.ts';
export type { Navigator, NavigatorState, Redirect, Shown } from './portal/navigator.ts';
export { type PageOptions, pageSite } from './portal/page/page-site.ts';
export type { Place, Step } from './portal/place.ts';
export { Portal, type PortalProps } from './portal/portal.tsx';
export type { PortalSite } from './portal/portal-site.ts';
export { type Router, useRouter } from './portal/use-router.ts';
export type { Screen } from './screens/define-screen.ts';
