import { type Screen, useScreenTitle } from '@foyer/react/portal';
import type { ReactNode } from 'react';
import { usePortalMessages } from '../portal.messages.ts';
import { useShellEnd } from '../shell/use-shell-end.ts';
import { useScreen } from './use-screen.ts';

interface ScreenFrameProps extends Pick<Screen, 'title'> {
  readonly children: ReactNode;
}

/** A screen: names the page, and ends what the document had drawn in its place. */
export function ScreenFrame({ title, children }: ScreenFrameProps) {
  const { name } = useScreen();
  const { t } = usePortalMessages();
  useScreenTitle(t(title), 'page');
  // the login's form takes over from the painted one by itself
  useShellEnd(name !== 'login');
  return children;
}
