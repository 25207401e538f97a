import type { ReactNode } from 'react';
import { usePortalMessages } from '../portal.messages.ts';
import { useShellEnd } from '../shell/use-shell-end.ts';
import { usePageTitle } from './use-page-title.ts';
import { useScreen } from './use-screen.ts';

/** A screen: names the page, and ends what the document had drawn in its place. */
export function ScreenFrame({ children }: { children: ReactNode }) {
  const { name } = useScreen();
  const { find } = usePortalMessages();
  usePageTitle(find(`portal.title-${name}`, ''));
  // the login's form takes over from the painted one by itself
  useShellEnd(name !== 'login');
  return children;
}
