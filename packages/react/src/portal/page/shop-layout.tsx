import { Link } from '@foyer/ui/link/link.tsx';
import { Skeleton } from '@foyer/ui/skeleton/skeleton.tsx';
import { type ReactNode, useState } from 'react';
import { Chat } from '../../features/chat/index.ts';
import { useUserInfo } from '../../provider/use-session.ts';
import { useFrameMessages } from '../frame/frame.messages.ts';
import { HelpMenu } from '../frame/help-menu.tsx';
import { FrameCart, type FrameLook, SignedInFrame } from '../frame/signed-in-frame.tsx';
import { useIsPhone } from '../use-is-phone.ts';
import { useLostFocus } from '../use-lost-focus.ts';
import { useReadiness } from '../use-readiness.ts';
import { useRouter } from '../use-router.ts';
import { useScreenFocus } from '../use-screen-focus.ts';
import { ForcedPromptDialog, useForcedPrompt } from './prompt/forced-prompt-dialog.tsx';
import { SchemeMenu } from './scheme-menu.tsx';
import { useScreen } from './use-screen.ts';
import { useShellEnd } from './use-shell-end.ts';

const pageTop = { toTop: () => window.scrollTo({ top: 0 }) };

/** Classes of `shop.css`. */
const look: FrameLook = {
  shell: 'shop-layout',
  menu: 'shop-menu',
  rail: 'shop-menu shop-menu-rail',
  page: 'shop-page',
  header: 'shop-header',
  owner: 'shop-owner',
};

/** Layout of every screen behind the login: side bar and main area. */
export function ShopLayout({ children }: { readonly children: ReactNode }) {
  useShellEnd();
  const { name } = useScreen();
  const { t } = useFrameMessages();
  const { isLoading, shown } = useRouter();
  const main = useScreenFocus(shown, pageTop);
  useLostFocus(main, shown);
  const { isElsewhere } = useForcedPrompt();
  const { data, status } = useUserInfo();
  // on an error the screen itself shows the message
  const isUnknown = data === undefined && status !== 'error';
  const skip = (
    <Link className="skip" href="#main">
      {t('portal.frame.skip')}
    </Link>
  );
  return (
    <>
      <SignedInFrame look={look} skip={skip} current={name ?? ''} bar="header" tools={<HeaderTools />}>
        <main
          id="main"
          ref={main}
          className={data?.actor ? 'shop-main shop-main-acted' : 'shop-main'}
          tabIndex={-1}
          aria-busy={isLoading}
        >
          {isElsewhere || isUnknown ? <HeldBack /> : children}
        </main>
      </SignedInFrame>
      <ForcedPromptDialog />
    </>
  );
}

/** Outline of a screen that waits for a forced prompt or for the user info; the screen requests nothing meanwhile. */
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

/** Help, assistant, scheme and cart in the header. On a phone the cart lies in the dark bar. */
function HeaderTools() {
  const isPhone = useIsPhone();
  const [isChatOpen, setChatOpen] = useState(false);
  return (
    <>
      <HelpMenu
        className="header-button header-help"
        wordClass="header-word"
        onAssistant={() => setChatOpen(true)}
      />
      <HeaderChat isOpen={isChatOpen} onToggled={setChatOpen} />
      <SchemeMenu />
      <FrameCart className="header-cart" {...(isPhone && { scheme: 'dark' })} />
    </>
  );
}

interface HeaderChatProps {
  readonly isOpen: boolean;
  readonly onToggled: (isOpen: boolean) => void;
}

/** Loads the assistant once the page is idle; its space is reserved. */
function HeaderChat({ isOpen, onToggled }: HeaderChatProps) {
  const isResting = useReadiness(true);
  if (!isResting && !isOpen) return <span className="header-chatbot" />;
  return (
    <Chat
      className="header-chatbot"
      script="/chatbot/chatbot.js"
      open={isOpen}
      onChatToggled={({ detail }) => onToggled(detail.isOpen)}
    />
  );
}
