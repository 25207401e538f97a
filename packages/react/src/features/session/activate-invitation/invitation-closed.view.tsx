import { Button, buttonClass } from '@foyer/ui/button/button.tsx';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import * as frame from '../sign-in-frame/sign-in-frame.css.ts';
import { SignInFrame } from '../sign-in-frame/sign-in-frame.tsx';
import { useActivateInvitationMessages } from './activate-invitation.messages.ts';

/** Reason why a link is not valid. */
export type Closed = 'used' | 'expired' | 'unknown';

export interface InvitationClosedProps {
  readonly why: Closed;
  readonly onRegister: () => void;
}

/** The page of a link that is not valid: the reason, and a button that registers without the link. */
export function InvitationClosed({ why, onRegister }: InvitationClosedProps) {
  const { t } = useActivateInvitationMessages();
  return (
    <SignInFrame
      title={t(`session.activate-invitation.closed.${why}`)}
      text={t(`session.activate-invitation.closed.${why}.text`)}
      part="activate-invitation"
      isNext
    >
      <WidgetLink target={{ route: 'login' }} className={buttonClass({ isBlock: true })}>
        {t('session.activate-invitation.to-login')}
      </WidgetLink>
      {why === 'used' ? (
        <div className={frame.ways}>
          <WidgetLink target={{ route: 'forget-password' }}>
            {t('session.activate-invitation.forgotten')}
          </WidgetLink>
        </div>
      ) : (
        <Button variant="secondary" isBlock onClick={onRegister}>
          {t('session.activate-invitation.register')}
        </Button>
      )}
    </SignInFrame>
  );
}
