import { useSdk } from '@foyer/react';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { usePortalMessages } from '../portal.messages.ts';
import { useRouter } from '../router/use-router.ts';
import { useShellEnd } from '../shell/use-shell-end.ts';
import { useScreen } from './use-screen.ts';

/** Fetched while there is a connection and nothing else to do (`main.tsx`). */
export const loadUnreachable = async () => ({ default: (await import('./unreachable.tsx')).Unreachable });
const Unreachable = lazy(loadUnreachable);

/** A screen: sets the title, or shows a retry where the server did not answer. */
export function ScreenFrame({ children }: { children: ReactNode }) {
  const { isUnreachable } = useRouter().shown.screen;
  const { name } = useScreen();
  const { find } = usePortalMessages();
  const { $branding } = useSdk();
  useEffect(() => {
    const portal = $branding.get()?.name ?? 'Foyer';
    const title = name === null ? '' : find(`portal.title-${name}`, '');
    document.title = title === '' ? portal : `${title} – ${portal}`;
  });
  // the login's form takes over from the painted one by itself
  useShellEnd(isUnreachable || name !== 'login');
  if (!isUnreachable) return children;
  return (
    <Suspense>
      <Unreachable />
    </Suspense>
  );
}
