import { actsOnly, type FoyerSdk, ownPath } from '@foyer/core';
import type { useNavigate } from '../../../widget/widget-context.ts';
import type { SignedInDetail } from '../session.manifest.ts';
import type { LoginProps } from './login.tsx';

/** Tells the page and, unless it prevents that, goes where the user wanted to. */
export function goOnAfterSignIn(
  sdk: FoyerSdk,
  { emit, returnTo }: LoginProps,
  navigate: ReturnType<typeof useNavigate>,
): void {
  const { session } = sdk;
  const { mode, modes } = session.$state.get();
  const detail: SignedInDetail = { mode, modes };
  if (!emit('signed-in', detail)) return;
  const path = ownPath(returnTo) ?? session.returnPath.take();
  if (path !== null) globalThis.location.assign(path);
  else
    void sdk.$userInfo.load().then(({ data }) => {
      const isActing = data !== undefined && actsOnly(data.user.roles) && sdk.hasScreen('select-account');
      navigate({ route: isActing ? 'select-account' : 'home' });
    });
}
