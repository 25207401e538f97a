import { buttonClass } from '@foyer/ui/button/button.tsx';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import { SignInFrame } from '../sign-in-frame/sign-in-frame.tsx';
import { useActivateInvitationMessages } from './activate-invitation.messages.ts';

/** The confirmation of an activated account. */
export function Activated() {
  const { t } = useActivateInvitationMessages();
  return (
    <SignInFrame
      title={t('session.activate-invitation.done')}
      text={t('session.activate-invitation.done.text')}
      part="activate-invitation"
      isNext
    >
      <WidgetLink target={{ route: 'login' }} className={buttonClass({ isBlock: true })}>
        {t('session.activate-invitation.to-login')}
      </WidgetLink>
    </SignInFrame>
  );
}
