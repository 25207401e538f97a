import { portalRoutes } from '@foyer/contract/portal-routes';
import { type ReactNode, useState } from 'react';
import { Chat } from '../../features/chat/index.ts';
import { useSession, useUserInfo } from '../../provider/use-session.ts';
import { WidgetSkeleton } from '../../widget/states/widget-skeleton.tsx';
import { useWidget } from '../../widget/widget-context.ts';
import { useFrameMessages } from '../frame/frame.messages.ts';
import { HelpMenu } from '../frame/help-menu.tsx';
import { FrameCart, type FrameLook, SignedInFrame } from '../frame/signed-in-frame.tsx';
import { useRouter } from '../use-router.ts';
import { useScreenFocus } from '../use-screen-focus.ts';
import * as css from './element.css.ts';
import { ElementEntrance } from './element-entrance.tsx';
import { type ElementLayoutProps, ScreenPlace } from './screen-place.tsx';

/** Whether the portal may take the focus: only while it has the focus itself or nothing has it, never from the host's own controls. */
function mayFocus(host: Element): boolean {
  const { activeElement } = host.getRootNode() as Document | ShadowRoot;
  return activeElement === null || activeElement === document.body || activeElement.contains(host);
}

/** Layout of a portal in an element: menu and bar around the screens behind the login, nothing around the login. */
export function ElementLayout({ children }: { readonly children: ReactNode }) {
  const { shown, isLoading, isRevalidating } = useRouter();
  const { t } = useFrameMessages();
  const { status } = useSession();
  const host = useWidget()?.host;
  const { record } = shown.screen;
  const name = record?.route ?? 'home';
  const isOutside = portalRoutes[name].layout === 'login';
  const main = useScreenFocus<HTMLDivElement>(
    // signing in at an unchanged address also counts as another screen
    { ...shown, place: { ...shown.place, pathname: `${shown.place.pathname} ${isOutside}` } },
    {
      toTop: () => {
        if (host && host.getBoundingClientRect().top < 0) host.scrollIntoView({ block: 'start' });
      },
      mayFocus: () => host !== undefined && mayFocus(host),
    },
  );
  // after a sign-out, here or in another tab, a skeleton is shown until the login is loaded
  const isLeaving = isRevalidating && status === 'signed-out' && !isOutside;
  const label = record ? t(record.title) : '';
  const Layout = isOutside ? ElementEntrance : ElementFrame;
  return (
    <div className={css.frame} part="portal">
      <Layout name={name} label={label} main={main} isLoading={isLoading}>
        {isLeaving ? <WidgetSkeleton height="320px" /> : children}
      </Layout>
    </div>
  );
}

const look: FrameLook = {
  shell: css.shell,
  menu: css.menu,
  rail: css.rail,
  page: css.page,
  header: css.header,
  owner: css.owner,
};

/** Menu, bar and screen of a signed-in user. */
function ElementFrame({ name, label, main, isLoading, children }: ElementLayoutProps) {
  const { t } = useFrameMessages();
  const { data } = useUserInfo();
  const [isChatOpen, setChatOpen] = useState(false);
  const skip = (
    <button type="button" className={css.skip} part="skip" onClick={() => main.current?.focus()}>
      {t('portal.frame.skip')}
    </button>
  );
  const tools = (
    <>
      <HelpMenu className={css.help} wordClass={css.helpWord} onAssistant={() => setChatOpen(true)} />
      <Chat
        className={css.headerWidget}
        open={isChatOpen}
        onChatToggled={({ detail }) => setChatOpen(detail.isOpen)}
      />
      <FrameCart className={css.headerWidget} />
    </>
  );
  return (
    <SignedInFrame look={look} current={name} bar="div" skip={skip} tools={tools}>
      <ScreenPlace
        label={label}
        main={main}
        isLoading={isLoading}
        className={data?.actor ? `${css.main} ${css.acted}` : css.main}
      >
        {children}
      </ScreenPlace>
    </SignedInFrame>
  );
}
