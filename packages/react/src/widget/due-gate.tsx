import type { UserInfo } from '@foyer/contract/session/session.schema';
import { type ForcedPrompt, forcedPrompt } from '@foyer/core';
import { buttonClass } from '@foyer/ui/button/button.tsx';
import { EmptyState } from '@foyer/ui/empty-state/empty-state.tsx';
import { AlertIcon } from '@foyer/ui/icon/icons.tsx';
import { type ReactNode, useRef } from 'react';
import { useFirstMessages } from '../i18n/first/first.messages.ts';
import { useSession } from '../provider/use-session.ts';
import { useWidget } from './widget-context.ts';
import { WidgetLink } from './widget-link.tsx';

export interface DueGateProps {
  readonly user: UserInfo['user'];
  readonly children: ReactNode;
}

/** What the server says instead of an answer while this is due. */
const codes = {
  password: 'password_change_required',
  onboarding: 'onboarding_required',
  mileage: 'mileage_required',
} as const satisfies Record<ForcedPrompt['kind'], string>;

/**
 * Holds a widget back while something else has to be done first, and leads to where that is done: the forced prompts of the
 * specification (section 4) on a page that is not the portal. A widget that is no screen is let through, and one that is there
 * already stays: it may be the one that has just done what was due before, and says so.
 */
export function DueGate({ user, children }: DueGateProps) {
  const { t } = useFirstMessages();
  const session = useSession();
  const screen = useWidget()?.widget.shows[0];
  const due = screen === undefined ? null : forcedPrompt(user, screen, session);
  const shownTo = useRef<string>(undefined);
  if (!due?.target) shownTo.current = user.id;
  if (!due?.target || shownTo.current === user.id) return children;
  return (
    <EmptyState
      state={null}
      icon={<AlertIcon size={24} />}
      title={t(`base.error.${codes[due.kind]}`)}
      actions={
        <WidgetLink target={due.target} className={buttonClass({})} part="due">
          {t(`base.due.${due.kind}`)}
        </WidgetLink>
      }
    />
  );
}
