// @chunk frame
import type { PermissionName } from '@foyer/contract/role-permissions';
import { isPassing, keepCurrent } from '@foyer/core';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { lazyWithTexts } from '../../i18n/lazy-with-texts.tsx';
import { useSdk } from '../../provider/foyer-context.ts';
import { usePermission } from '../../provider/use-permission.ts';
import { useSession, useUserInfo } from '../../provider/use-session.ts';
import { usePageSignIn } from '../page-sign-in/use-page-sign-in.ts';
import { WidgetSkeleton } from '../states/widget-skeleton.tsx';
import { FailedState, NotAllowedState, NothingHereState, SignedOutState } from '../states/widget-states.tsx';
import { DueGate } from './due-gate.tsx';
import { ownGround } from './permission-gate.css.ts';

/** Loaded only during an impersonation. */
const ActingBar = lazyView(async () => (await import('../acting/acting-bar.tsx')).ActingBar);

/** Loaded only if a page could not sign in its own user. */
const RefusedNotice = lazyWithTexts(
  async () => (await import('../page-sign-in/refused-notice.tsx')).RefusedNotice,
  async () => (await import('../page-sign-in/page-sign-in.messages.ts')).pageSignInMessages,
);

export interface PermissionGateProps {
  readonly access: PermissionName;
  readonly minBlockSize: string;
  /** Keeps the shown content while the user is requested again. @default false */
  readonly isFrame?: boolean | undefined;
  readonly children: ReactNode;
}

/** Shows the widget if the user has the permission, else the reason why not. */
export function PermissionGate({ access, minBlockSize, isFrame = false, children }: PermissionGateProps) {
  const sdk = useSdk();
  const session = useSession();
  const userInfo = useUserInfo();
  const pageSignIn = usePageSignIn();
  const isAllowed = usePermission(access);
  useEffect(() => keepCurrent(sdk.$userInfo), [sdk]);
  const wasAllowed = useRef(false);
  const isAskedAnew = userInfo.data === undefined && userInfo.error === undefined;
  wasAllowed.current = session.status === 'signed-in' && (isAskedAnew ? wasAllowed.current : isAllowed);
  if (session.status === 'signed-out') {
    if (pageSignIn === 'waiting') return <WidgetSkeleton height={minBlockSize} />;
    return (
      <>
        {pageSignIn === 'refused' && (
          <Suspense>
            <RefusedNotice />
          </Suspense>
        )}
        <SignedOutState />
      </>
    );
  }
  if (isFrame && wasAllowed.current && isAskedAnew) return children;
  if (userInfo.data === undefined) {
    if (userInfo.error === undefined) return <WidgetSkeleton height={minBlockSize} />;
    const { error, status } = userInfo;
    const reload = () => void sdk.$userInfo.reload();
    const isLoading = status === 'loading';
    const state = isPassing(error) ? (
      <FailedState error={error} onRetry={reload} isRetrying={isLoading} />
    ) : (
      <NothingHereState onReload={reload} isReloading={isLoading} />
    );
    return isFrame ? <div className={ownGround}>{state}</div> : state;
  }
  const { user, actor } = userInfo.data;
  const view = isAllowed ? (
    isFrame ? (
      children
    ) : (
      <DueGate user={user}>{children}</DueGate>
    )
  ) : (
    <NotAllowedState />
  );
  if (isFrame || actor?.kind !== 'impersonation') return view;
  return (
    <>
      <Suspense>
        <ActingBar />
      </Suspense>
      {view}
    </>
  );
}
