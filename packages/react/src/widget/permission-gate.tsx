import type { PermissionName } from '@foyer/contract/permissions';
import { keepCurrent } from '@foyer/core';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useSdk } from '../provider/foyer-context.ts';
import { usePermission } from '../provider/use-permission.ts';
import { useSession, useUserInfo } from '../provider/use-session.ts';
import { DueGate } from './due-gate.tsx';
import { WidgetSkeleton } from './widget-skeleton.tsx';
import { NotAllowedState, NothingHereState, SignedOutState } from './widget-states.tsx';

/** Only where somebody acts for another. */
const ActingBar = lazyView(async () => (await import('./acting/acting-bar.tsx')).ActingBar);

export interface PermissionGateProps {
  readonly access: PermissionName;
  readonly minBlockSize: string;
  /** Once it is there it stays while the user is asked for anew. @default false */
  readonly isFrame?: boolean | undefined;
  readonly children: ReactNode;
}

/** Lets the widget through when the user may see it, else says why not. */
export function PermissionGate({ access, minBlockSize, isFrame = false, children }: PermissionGateProps) {
  const sdk = useSdk();
  const session = useSession();
  const userInfo = useUserInfo();
  const isAllowed = usePermission(access);
  useEffect(() => keepCurrent(sdk.$userInfo), [sdk]);
  const wasAllowed = useRef(false);
  const isAskedAnew = userInfo.data === undefined && userInfo.error === undefined;
  wasAllowed.current = session.status === 'signed-in' && (isAskedAnew ? wasAllowed.current : isAllowed);
  if (session.status === 'signed-out') return <SignedOutState />;
  if (isFrame && wasAllowed.current && isAskedAnew) return children;
  if (userInfo.data === undefined) {
    if (userInfo.error === undefined) return <WidgetSkeleton height={minBlockSize} />;
    const reload = () => void sdk.$userInfo.reload();
    return <NothingHereState onReload={reload} isReloading={userInfo.status === 'loading'} />;
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
