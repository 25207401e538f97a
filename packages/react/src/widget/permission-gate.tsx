import type { PermissionName } from '@foyer/contract/permissions';
import { keepCurrent } from '@foyer/core';
import { type ReactNode, useEffect } from 'react';
import { useSdk } from '../provider/foyer-context.ts';
import { usePermission } from '../provider/use-permission.ts';
import { useSession, useUserInfo } from '../provider/use-session.ts';
import { WidgetSkeleton } from './widget-skeleton.tsx';
import { NotAllowedState, NothingHereState, SignedOutState } from './widget-states.tsx';

export interface PermissionGateProps {
  readonly access: PermissionName;
  readonly minBlockSize: string;
  readonly children: ReactNode;
}

/** Lets the widget through when the user may see it, else says why not. */
export function PermissionGate({ access, minBlockSize, children }: PermissionGateProps) {
  const sdk = useSdk();
  const session = useSession();
  const userInfo = useUserInfo();
  const isAllowed = usePermission(access);
  useEffect(() => keepCurrent(sdk.$userInfo), [sdk]);
  if (session.status === 'signed-out') return <SignedOutState />;
  if (userInfo.data === undefined) {
    if (userInfo.error === undefined) return <WidgetSkeleton height={minBlockSize} />;
    const reload = () => void sdk.$userInfo.reload();
    return <NothingHereState onReload={reload} isReloading={userInfo.status === 'loading'} />;
  }
  return isAllowed ? children : <NotAllowedState />;
}
