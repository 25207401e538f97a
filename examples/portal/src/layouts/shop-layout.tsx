import { CartBadge, SideMenu, useMenuCollapsed, usePermission, useUserInfo } from '@foyer/react';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { MoonIcon, SunIcon } from '../app/icons.tsx';
import { useScheme } from '../app/page-theme.ts';
import { useScreen } from '../app/use-screen.ts';
import { usePortalMessages } from '../portal.messages.ts';
import { ForcedPromptDialog, useForcedPrompt } from './forced-prompt-dialog.tsx';
import { useIsPhone } from './use-is-phone.ts';

/** Side bar and main area: every screen behind the login. */
export function ShopLayout() {
  const { name } = useScreen();
  const { t, find } = usePortalMessages();
  const { state } = useNavigation();
  const main = useMainFocus();
  const [scheme] = useScheme();
  const owner = useOwnerName();
  const { isElsewhere } = useForcedPrompt();
  // known before the menu is there: its place is kept, and the page does not move
  const [isRail, setRail] = useMenuCollapsed();
  return (
    <div className="shop-layout">
      <a className="skip" href="#main">
        {t('portal.skip')}
      </a>
      <SideMenu
        className={isRail ? 'shop-menu shop-menu-rail' : 'shop-menu'}
        current={name ?? ''}
        scheme={scheme}
        onMenuToggled={(event) => setRail(event.detail.isCollapsed)}
      />
      <div className="shop-page">
        <header className="shop-header">
          <p className="shop-title">
            <span className="shop-owner">{owner}</span>
            {name === null ? '' : find(`portal.title-${name}`, '')}
          </p>
          <SchemeSwitch />
          <HeaderCart />
        </header>
        <main id="main" ref={main} className="shop-main" tabIndex={-1} aria-busy={state === 'loading'}>
          {isElsewhere ? null : <Outlet />}
        </main>
      </div>
      <ForcedPromptDialog />
    </div>
  );
}

/** Whose portal this is: the company's, or in private mode the person's. */
function useOwnerName(): string {
  const { data } = useUserInfo();
  if (!data) return '';
  const person = `${data.user.firstName} ${data.user.lastName}`;
  return data.mode === 'b2b' ? (data.company?.name ?? person) : person;
}

/** A new screen starts at the top, with the focus in it, so that a screen reader goes on there. */
function useMainFocus() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    window.scrollTo({ top: 0 });
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

/** The cart, for whom may order and has nothing to do first. On a phone it stands in the dark bar. */
function HeaderCart() {
  const [scheme] = useScheme();
  const isPhone = useIsPhone();
  const { data } = useUserInfo();
  const { needsPasswordChange, needsOnboarding, needsToEnterMileage } = data?.user ?? {};
  const isHeldUp = needsPasswordChange || needsOnboarding || needsToEnterMileage;
  if (!usePermission('shop') || isHeldUp) return null;
  return <CartBadge className="header-cart" scheme={isPhone ? 'dark' : scheme} />;
}

function SchemeSwitch() {
  const { t } = usePortalMessages();
  const [scheme, choose] = useScheme();
  const other = scheme === 'light' ? 'dark' : 'light';
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={t(other === 'dark' ? 'portal.scheme-dark' : 'portal.scheme-light')}
      onClick={() => choose(other)}
    >
      {other === 'dark' ? <MoonIcon /> : <SunIcon />}
    </button>
  );
}
