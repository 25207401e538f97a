import { CartBadge, Chat, SideMenu, useMenuCollapsed, useUserInfo } from '@foyer/react';
import { useHasCart, useIsPhone, useOwnerName, useReadiness, useScreenFocus } from '@foyer/react/portal';
import { Link, Skeleton } from '@foyer/react/ui';
import type { ReactNode } from 'react';
import { useScreen } from '../app/use-screen.ts';
import { useRouter } from '../router/use-router.ts';
import { useShellEnd } from '../shell/use-shell-end.ts';
import { ForcedPromptDialog, useForcedPrompt } from './forced-prompt-dialog.tsx';
import { SchemeMenu } from './scheme-menu.tsx';
import { useShopMessages } from './shop.messages.ts';

const pageTop = { toTop: () => window.scrollTo({ top: 0 }) };

/** Side bar and main area: every screen behind the login. */
export function ShopLayout({ children }: { readonly children: ReactNode }) {
  useShellEnd();
  const { name } = useScreen();
  const { t } = useShopMessages();
  const { isLoading, shown } = useRouter();
  const main = useScreenFocus(shown, pageTop);
  const owner = useOwnerName();
  const { isElsewhere } = useForcedPrompt();
  const { data, status } = useUserInfo();
  // without an answer the screen says so itself
  const isUnknown = data === undefined && status !== 'error';
  // known before the menu is there: its place is kept, and the page does not move
  const [isRail, setRail] = useMenuCollapsed();
  return (
    <div className="shop-layout">
      <Link className="skip" href="#main">
        {t('portal.skip')}
      </Link>
      <SideMenu
        className={isRail ? 'shop-menu shop-menu-rail' : 'shop-menu'}
        current={name ?? ''}
        onMenuToggled={(event) => setRail(event.detail.isCollapsed)}
      />
      <div className="shop-page">
        <header className="shop-header">
          <p className="shop-owner">{owner}</p>
          <HeaderChat />
          <SchemeMenu />
          <HeaderCart />
        </header>
        <main
          id="main"
          ref={main}
          className={data?.actor ? 'shop-main shop-main-acted' : 'shop-main'}
          tabIndex={-1}
          aria-busy={isLoading}
        >
          {isElsewhere || isUnknown ? <HeldBack /> : children}
        </main>
      </div>
      <ForcedPromptDialog />
    </div>
  );
}

/** The outline of a screen that has to wait for an answer, or for who one is now: nothing of it is asked for. */
function HeldBack() {
  return (
    <div className="held-back" aria-hidden="true">
      <Skeleton width={280} height={32} />
      <div className="held-back-cards">
        <Skeleton width="100%" height={160} />
        <Skeleton width="100%" height={160} />
        <Skeleton width="100%" height={160} />
      </div>
      <Skeleton width="100%" height={320} />
    </div>
  );
}

/** Comes when the screen is drawn, into the place that is kept for it. */
function HeaderChat() {
  const isResting = useReadiness(true);
  if (!isResting) return <span className="header-chatbot" />;
  return <Chat className="header-chatbot" script="/chatbot/chatbot.js" />;
}

/** On a phone it stands in the dark bar. */
function HeaderCart() {
  const isPhone = useIsPhone();
  if (!useHasCart()) return null;
  return <CartBadge className="header-cart" {...(isPhone && { scheme: 'dark' })} />;
}
