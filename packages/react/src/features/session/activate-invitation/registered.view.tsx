import { buttonClass } from '@foyer/ui/button/button.tsx';
import { WidgetLink } from '../../../widget/widget-link.tsx';
import { SignInFrame } from '../sign-in-frame/sign-in-frame.tsx';
import { useActivateInvitationMessages } from './activate-invitation.messages.ts';

/** What comes next, in words that hold whatever is true of number and address. */
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
