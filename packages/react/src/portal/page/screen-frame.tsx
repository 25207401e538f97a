import type { ReactNode } from 'react';
import type { Screen } from '../../screens/define-screen.ts';
import { usePortalMessages } from '../portal.messages.ts';
import { useScreenTitle } from '../use-screen-title.ts';
import { useScreen } from './use-screen.ts';
import { useShellEnd } from './use-shell-end.ts';

interface ScreenFrameProps extends Pick<Screen, 'title'> {
  readonly children: ReactNode;
}

/** Frame of a screen: sets the page title and removes the outline that the document had drawn. */
export function ScreenFrame({ title, children }: ScreenFrameProps) {
  const { name } = useScreen();
  const { t } = usePortalMessages();
  useScreenTitle(t(title), 'page');
  // the login's form replaces the painted one itself
  useShellEnd(name !== 'login');
  return children;
}
