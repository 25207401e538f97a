import { useTextsReady } from '../../../i18n/use-texts-ready.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useUserInfo } from '../../../provider/use-session.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { useWidget } from '../../../widget/widget-context.ts';
import { WidgetSkeleton } from '../../../widget/widget-skeleton.tsx';
import { fullName } from '../full-name.ts';
import { loginLaterMessages } from './later/login-later.messages.ts';
import { SignedInView } from './signed-in.view.tsx';

/** Who is signed in. */
export function SignedIn({ emit }: WidgetProps) {
  const { session, href } = useSdk();
  const userInfo = useUserInfo();
  const isReady = useTextsReady(loginLaterMessages);
  const height = useWidget()?.widget.minBlockSize ?? '0px';
  const signOut = () => {
    void session.logout();
    emit('signed-out');
  };
  const name = userInfo.data && fullName(userInfo.data);
  if (!isReady) return <WidgetSkeleton height={height} />;
  return <SignedInView name={name} hasPortal={href({ route: 'home' }) !== null} onSignOut={signOut} />;
}
