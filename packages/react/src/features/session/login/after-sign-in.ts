import { type FoyerSdk, ownPath } from '@foyer/core';
import type { useNavigate } from '../../../widget/widget-context.ts';
import type { SignedInDetail } from '../session.manifest.ts';
import type { LoginProps } from './login.tsx';

/** Tells the page and, unless it prevents that, goes where the user wanted to. */
export function goOnAfterSignIn(
  { session }: FoyerSdk,
  { emit, returnTo }: LoginProps,
  navigate: ReturnType<typeof useNavigate>,
): void {
  const { mode, modes } = session.$state.get();
  const detail: SignedInDetail = { mode, modes };
  if (!emit('signed-in', detail)) return;
  const path = ownPath(returnTo) ?? session.returnPath.take();
  if (path !== null) globalThis.location.assign(path);
  else navigate({ route: 'home' });
}
