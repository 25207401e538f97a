import type { UserInfo } from '@foyer/contract/session/session.schema';
import { forcedPrompt } from '@foyer/core';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { type ReactNode, Suspense, useRef } from 'react';
import { useSession } from '../../provider/use-session.ts';
import { useWidget } from '../widget-context.ts';
import type { DueNoticeProps } from './due-notice.tsx';

// rarely needed
const DueNotice = lazyView<DueNoticeProps>(async () => (await import('./due-notice.tsx')).DueNotice);

export interface DueGateProps {
  readonly user: UserInfo['user'];
  readonly children: ReactNode;
}

/**
 * Shows the due forced prompt (specification, section 4) in place of a widget, with a link to its screen, on pages other than the portal.
 * A widget that is no screen is not held back. A widget that is already shown stays: it may be the one that has just completed the
 * earlier prompt, and it shows the confirmation.
 */
export function DueGate({ user, children }: DueGateProps) {
  const session = useSession();
  const screen = useWidget()?.widget.shows[0];
  const due = screen === undefined ? null : forcedPrompt(user, screen, session);
  const shownTo = useRef<string>(undefined);
  if (!due?.target) shownTo.current = user.id;
  if (!due?.target || shownTo.current === user.id) return children;
  return (
    <Suspense>
      <DueNotice due={due} target={due.target} />
    </Suspense>
  );
}
