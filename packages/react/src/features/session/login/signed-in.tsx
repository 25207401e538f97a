import { adoptTheme } from '@foyer/ui/style/style-registry.ts';
import { useLayoutEffect } from 'react';
import { useTextsReady } from '../../../i18n/use-texts-ready.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useUserInfo } from '../../../provider/use-session.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { WidgetSkeleton } from '../../../widget/states/widget-skeleton.tsx';
import { useWidget } from '../../../widget/widget-context.ts';
import { fullName } from '../full-name.ts';
import { loginLaterMessages } from './later/login-later.messages.ts';
import { SignedInView } from './signed-in.view.tsx';

export interface SignedInProps extends WidgetProps {
  /** Whether the sign-in form was rendered before. */
  readonly wasForm: boolean;
}

/**
 * Releases the height reserved for the form after the user has signed in. If the user was signed in when the page loaded, the height
 * stays, to avoid a layout shift below. The specificity of an id lets this rule override the one that reserves the height.
 */
function useFormsRoom(isKept: boolean): void {
  const root = useWidget()?.host.shadowRoot;
  useLayoutEffect(
    () => (isKept || !root ? undefined : adoptTheme(root, ':host(:not(#_)){min-block-size:0}')),
    [isKept, root],
  );
}

/** The widget while a user is signed in. */
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
