import type { MenuRoute, PortalRouteName } from '@foyer/contract/portal-routes';
import type { UserInfo } from '@foyer/contract/session/session.schema';
import type { ScreenIcon } from '@foyer/ui/icon/screen-icons.tsx';
import type { WidgetComponentProps } from '../widget/create-widget-component.tsx';
import type { WidgetSpec } from '../widget/define-widget.ts';
import type { FirstRead, ReadPlace } from './first-read.ts';
import type titles from './locales/de.json';

/** Values of a screen's address that the props of its widget may depend on. */
export interface Visit {
  /** Id in the path; empty if there is none. */
  readonly id: string;
  /** Key that differs for each navigation. */
  readonly key: string;
  /** Returns the value of a query parameter. */
  readonly ask: (name: string) => string | undefined;
  /** Secret of a link in a mail, from behind the `#`, which is sent to no server. */
  readonly token: string | undefined;
}

/** Id of a title in `screens/locales`. */
export type TitleId = keyof typeof titles;

/**
 * Size class of a screen's document with all files it names; the budgets are in `tooling/src/sizes`. An `entrance` is in front of the
 * login and sends no more requests than the guard does.
 */
export type ScreenSize = 'entrance' | 'list' | 'detail' | 'form' | 'tool';

/** Properties of a screen that do not depend on its route or widget. */
interface ScreenFacts {
  readonly title: TitleId;
  readonly size: ScreenSize;
  /** The first drawing begins with the title as a heading; the document draws it before any code is loaded. @default false */
  readonly beginsWithTitle?: boolean;
  /** Resets the widget with each visit, or with another id. @default never */
  readonly anew?: 'visit' | 'id';
  /** Route of the menu entry that the screen belongs to. @default the route that its path begins with */
  readonly under?: MenuRoute;
  /** First reads of the widget with exactly the same input; not prefetched for an address with a query. */
  readonly reads?: (place: ReadPlace) => readonly FirstRead[];
  /** Modules that the first entries are drawn with and that the widget imports late, as `() => import('./…')`. */
  readonly draws?: readonly (() => Promise<unknown>)[];
}

/** Another widget in place of a screen's own, from when it is due until the next visit. */
export interface StandIn<Route extends PortalRouteName = PortalRouteName> {
  readonly route: Route;
  readonly widget: WidgetSpec;
  readonly when: (visit: Visit, user: UserInfo | undefined) => boolean;
  readonly props?: (visit: Visit) => Readonly<Record<string, unknown>>;
}

/** Record of a screen; both portals, menus, prefetching, documents, sizes and tests are generated from it. */
export interface Screen<Route extends PortalRouteName = PortalRouteName> extends ScreenFacts {
  readonly route: Route;
  readonly widget: WidgetSpec;
  /** Icon in the menu. */
  readonly icon?: ScreenIcon;
  readonly props?: (visit: Visit) => Readonly<Record<string, unknown>>;
  readonly standIn?: StandIn;
}

/** Requires an icon for screens of the menu, and forbids it for all others. */
type WithIcon<Route> = Route extends MenuRoute ? { readonly icon: ScreenIcon } : { readonly icon?: never };
type PropsOf<W extends WidgetSpec> = (visit: Visit) => WidgetComponentProps<W>;

/**
 * Creates the record of a screen, in `<feature>.screens.ts`. It does not compile without a route of the contract, without a title, if the
 * widget's manifest does not list the route, or if a screen of the menu has no icon.
 */
export const defineScreen = <const Route extends PortalRouteName, const W extends WidgetSpec>(
  route: Route & W['shows'][number],
  screen: ScreenFacts & WithIcon<Route> & { readonly widget: W; readonly props?: PropsOf<W> },
): Screen<Route> => ({ route, ...screen });

/** Creates the record of a widget that replaces a screen's own; it may belong to another feature than the screen. */
export const defineStandIn = <const Route extends PortalRouteName, const W extends WidgetSpec>(
  route: Route,
  standIn: Pick<StandIn, 'when'> & { readonly widget: W; readonly props?: PropsOf<W> },
): StandIn<Route> => ({ route, ...standIn });
