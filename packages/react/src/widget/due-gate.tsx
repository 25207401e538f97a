import type { UserInfo } from '@foyer/contract/session/session.schema';
import { forcedPrompt } from '@foyer/core';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { type ReactNode, Suspense, useRef } from 'react';
import { useSession } from '../provider/use-session.ts';
import type { DueNoticeProps } from './due-notice.tsx';
import { useWidget } from './widget-context.ts';

// few ever see it
const DueNotice = lazyView<DueNoticeProps>(async () => (await import('./due-notice.tsx')).DueNotice);

export interface DueGateProps {
  readonly user: UserInfo['user'];
  readonly children: ReactNode;
}

/**
 * Holds a widget back while something else has to be done first, and leads to where that is done: the forced prompts of the
 * specification (section 4) on a page that is not the portal. A widget that is no screen is let through, and one that is there
 * already stays: it may be the one that has just done what was due before, and says so.
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
