import { buttonClass } from '@foyer/ui/button/button.tsx';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import { SignInFrame } from '../sign-in-frame/sign-in-frame.tsx';
import { useActivateInvitationMessages } from './activate-invitation.messages.ts';

/** The next step after a registration; the text does not reveal whether the number or the address exists. */
export function Registered({ email }: { readonly email: string }) {
  const { t } = useActivateInvitationMessages();
  return (
    <SignInFrame
      title={t('session.activate-invitation.registered')}
      text={t('session.activate-invitation.registered.text', { email })}
      part="activate-invitation"
      isNext
    >
      <WidgetLink
        target={{ route: 'login' }}
        className={buttonClass({ variant: 'secondary', isBlock: true })}
      >
        {t('session.activate-invitation.to-login')}
      </WidgetLink>
    </SignInFrame>
  );
}
