import type { MenuRoute, PortalRouteName } from '@foyer/contract/portal-routes';
import type { UserInfo } from '@foyer/contract/session/session.schema';
import type { ScreenIcon } from '@foyer/ui/icon/screen-icons.tsx';
import type { WidgetComponentProps } from '../widget/create-widget-component.tsx';
import type { WidgetSpec } from '../widget/define-widget.ts';
import type { FirstRead, ReadPlace } from './first-read.ts';
import type titles from './locales/de.json';

/** The address of a screen, as its widget's props can depend on it. */
export interface Visit {
  /** The screen's own id; empty where it has none. */
  readonly id: string;
  /** Another one for each navigation. */
  readonly key: string;
  /** The value of a name in the query. */
  readonly ask: (name: string) => string | undefined;
  /** The secret of a link in a mail. It stands behind the `#`, which reaches no server. */
  readonly token: string | undefined;
}

/** The id of a title in `screens/locales`. */
export type TitleId = keyof typeof titles;

/**
 * The size classes of a screen's document with all that it names; `tooling/src/sizes` has their budgets. An `entrance` is in front of the login and
 * asks the server no more than the guard does.
 */
export type ScreenSize = 'entrance' | 'list' | 'detail' | 'form' | 'tool';

/** The facts of a screen that do not depend on its route or widget. */
interface ScreenFacts {
  readonly title: TitleId;
  readonly size: ScreenSize;
  /** Its first drawing begins with a heading that says the title: the document draws that before any code is there. @default false */
  readonly beginsWithTitle?: boolean;
  /** The widget begins anew with each visit, or with another id. @default never */
  readonly anew?: 'visit' | 'id';
  /** The menu's route that the screen belongs to. @default the route that its path begins with */
  readonly under?: MenuRoute;
  /** The reads that its widget begins with, word for word; none is asked ahead of an address with a query. */
  readonly reads?: (place: ReadPlace) => readonly FirstRead[];
  /** Modules that its first entries are drawn with and that its widget imports late, as `() => import('./…')`. */
  readonly draws?: readonly (() => Promise<unknown>)[];
}

/** Another widget in a screen's place, from the moment on when it is due until the next visit. */
export interface StandIn<Route extends PortalRouteName = PortalRouteName> {
  readonly route: Route;
  readonly widget: WidgetSpec;
  readonly when: (visit: Visit, user: UserInfo | undefined) => boolean;
  readonly props?: (visit: Visit) => Readonly<Record<string, unknown>>;
}

/** All there is to know about a screen: both portals, menus, prefetching, documents, sizes and tests are made from it. */
export interface Screen<Route extends PortalRouteName = PortalRouteName> extends ScreenFacts {
  readonly route: Route;
  readonly widget: WidgetSpec;
  /** Its drawing in the menu. */
  readonly icon?: ScreenIcon;
  readonly props?: (visit: Visit) => Readonly<Record<string, unknown>>;
  readonly standIn?: StandIn;
}

/** A screen of the menu has a drawing, and no other has. */
type WithIcon<Route> = Route extends MenuRoute ? { readonly icon: ScreenIcon } : { readonly icon?: never };
type PropsOf<W extends WidgetSpec> = (visit: Visit) => WidgetComponentProps<W>;

/**
 * The record of a screen, in `<feature>.screens.ts`. It does not compile without a route of the contract, without a title, where the widget's
 * manifest does not say that it shows the route, or where the menu leads to it and it has no icon.
 */
export const defineScreen = <const Route extends PortalRouteName, const W extends WidgetSpec>(
  route: Route & W['shows'][number],
  screen: ScreenFacts & WithIcon<Route> & { readonly widget: W; readonly props?: PropsOf<W> },
): Screen<Route> => ({ route, ...screen });

/** The record of a widget that takes the place of a screen's own; it may be another feature's than the screen. */
export const defineStandIn = <const Route extends PortalRouteName, const W extends WidgetSpec>(
  route: Route,
  standIn: Pick<StandIn, 'when'> & { readonly widget: W; readonly props?: PropsOf<W> },
): StandIn<Route> => ({ route, ...standIn });
