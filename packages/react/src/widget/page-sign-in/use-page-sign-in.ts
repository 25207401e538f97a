import { pageSignInEvent, type RunningPageSignIn, runningPageSignIn } from '@foyer/core';
import { useSyncExternalStore } from 'react';
import { useSdk } from '../../provider/foyer-context.ts';

function subscribe(listener: () => void): () => void {
  document.addEventListener(pageSignInEvent, listener);
  return () => document.removeEventListener(pageSignInEvent, listener);
}

/** Returns the state of the page's attempt to sign in its own user: waiting, refused or idle. */
export function usePageSignIn(): RunningPageSignIn['state'] {
  const { options } = useSdk();
  return useSyncExternalStore(
    subscribe,
    () => runningPageSignIn(options)?.state ?? 'idle',
    () => 'idle',
  );
}
