import { portalRoutes } from '@foyer/contract/portal-routes';
import { type ReactNode, type RefObject, useState } from 'react';
import type { NavigatorState, Shown } from '../../../portal/navigator.ts';
import { useHasCart } from '../../../portal/use-has-cart.ts';
import { useOwnerName } from '../../../portal/use-owner-name.ts';
import { useScreenFocus } from '../../../portal/use-screen-focus.ts';
import { useSession, useUserInfo } from '../../../provider/use-session.ts';
import { WidgetSkeleton } from '../../../widget/widget-skeleton.tsx';
import { useMenuCollapsed } from '../side-menu/use-menu-collapsed.ts';
import { frameWidget } from './frame-widget.ts';
import type { PortalScreen } from './load-portal-screen.ts';
import * as css from './portal.css.ts';
import { usePortalMessages } from './portal.messages.ts';
import { PortalEntrance } from './portal-entrance.tsx';
import { ScreenPlace } from './screen-place.tsx';
import { ShownScreen } from './shown-screen.tsx';

export interface PortalShellProps extends Omit<NavigatorState<PortalScreen>, 'shown' | 'error'> {
  readonly shown: Shown<PortalScreen>;
  readonly onRetry: () => void;
  /** The element on the page. */
  readonly host: Element;
}

/** Whether the focus is in the portal or nowhere: what the host's own controls have is theirs. */
function mayFocus(host: Element): boolean {
  const { activeElement } = host.getRootNode() as Document | ShadowRoot;
  return activeElement === null || activeElement === document.body || activeElement.contains(host);
}

/** A screen in its layout: menu and bar around those of who is signed in, nothing around the login. */
export function PortalShell(props: PortalShellProps) {
  const { shown, isRevalidating, onRetry, host } = props;
  const { route: name, title } = shown.screen.record;
  const { t } = usePortalMessages();
  const { status } = useSession();
  const isOutside = portalRoutes[name].layout === 'login';
  const main = useScreenFocus<HTMLDivElement>(
    // who signs in where they are comes to another screen
    { ...shown, place: { ...shown.place, pathname: `${shown.place.pathname} ${isOutside}` } },
    {
      toTop: () => host.getBoundingClientRect().top < 0 && host.scrollIntoView({ block: 'start' }),
      mayFocus: () => mayFocus(host),
    },
  );
  // whoever is signed out, here or elsewhere, waits for the login
  const isLeaving = isRevalidating && status === 'signed-out' && !isOutside;
  const screen = isLeaving ? (
    <WidgetSkeleton height="320px" />
  ) : (
    <ShownScreen shown={shown} isRevalidating={isRevalidating} onRetry={onRetry} />
  );
  const label = t(title);
  const Layout = isOutside ? PortalEntrance : SignedIn;
  return (
    <div className={css.frame} part="portal">
      <Layout {...{ name, label, main, isLoading: props.isLoading }}>{screen}</Layout>
    </div>
  );
}

export interface LayoutProps {
  readonly name: keyof typeof portalRoutes;
  /** What the screen is called. */
  readonly label: string;
  readonly main: RefObject<HTMLDivElement | null>;
  readonly isLoading: boolean;
  readonly children: ReactNode;
}

/** Menu, bar and screen. */
function SignedIn({ name, label, main, isLoading, children }: LayoutProps) {
  const { t } = usePortalMessages();
  const { data } = useUserInfo();
  const owner = useOwnerName();
  const [isRail, setRail] = useMenuCollapsed();
  const [{ SideMenu, Chat }] = useState(() => ({
    SideMenu: frameWidget('side-menu'),
    Chat: frameWidget('chat'),
  }));
  return (
    <div className={css.shell}>
      <button type="button" className={css.skip} part="skip" onClick={() => main.current?.focus()}>
        {t('environment.portal.skip')}
      </button>
      <SideMenu
        className={isRail ? css.rail : css.menu}
        current={name}
        onMenuToggled={(event: CustomEvent<unknown>) =>
          setRail((event.detail as { readonly isCollapsed: boolean }).isCollapsed)
        }
      />
      <div className={css.page}>
        <div className={css.header} part="bar">
          <p className={css.owner} part="owner">
            {owner}
          </p>
          <Chat className={css.headerWidget} />
          <HeaderCart />
        </div>
        <ScreenPlace
          {...{ label, main, isLoading }}
          className={data?.actor ? `${css.main} ${css.acted}` : css.main}
        >
          {children}
        </ScreenPlace>
      </div>
    </div>
  );
}

function HeaderCart() {
  const [CartBadge] = useState(() => frameWidget('cart-badge'));
  return useHasCart() ? <CartBadge className={css.headerWidget} /> : null;
}
