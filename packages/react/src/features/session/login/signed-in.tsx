import { adoptTheme } from '@foyer/ui/style/style-registry.ts';
import { useLayoutEffect } from 'react';
import { useTextsReady } from '../../../i18n/use-texts-ready.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useUserInfo } from '../../../provider/use-session.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { useWidget } from '../../../widget/widget-context.ts';
import { WidgetSkeleton } from '../../../widget/widget-skeleton.tsx';
import { fullName } from '../full-name.ts';
import { loginLaterMessages } from './later/login-later.messages.ts';
import { SignedInView } from './signed-in.view.tsx';

export interface SignedInProps extends WidgetProps {
  /** The sign-in form stood here before. */
  readonly wasForm: boolean;
}

/**
 * Gives back the room that the form needed, once somebody has signed in. Where somebody was signed in when the page came, it
 * stays, since what stands below would move. The weight of an id lets this rule win over the one that keeps the room.
 */
function useFormsRoom(isKept: boolean): void {
  const root = useWidget()?.host.shadowRoot;
  useLayoutEffect(
    () => (isKept || !root ? undefined : adoptTheme(root, ':host(:not(#_)){min-block-size:0}')),
    [isKept, root],
  );
}

/** Who is signed in. */
export function SignedIn({ emit, wasForm }: SignedInProps) {
  useFormsRoom(!wasForm);
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
