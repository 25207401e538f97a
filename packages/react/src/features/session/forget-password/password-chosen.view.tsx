import { buttonClass } from '@foyer/ui/button/button.tsx';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import { SignInFrame } from '../sign-in-frame/sign-in-frame.tsx';
import { useForgetPasswordMessages } from './forget-password.messages.ts';

/** The confirmation of the new password, with its consequences for other devices. */
export function PasswordChosen() {
  const { t } = useForgetPasswordMessages();
  return (
    <SignInFrame
      title={t('session.forget-password.done')}
      text={t('session.forget-password.done.text')}
      part="forget-password"
      isNext
    >
      <WidgetLink target={{ route: 'login' }} className={buttonClass({ isBlock: true })}>
        {t('session.forget-password.to-login')}
      </WidgetLink>
    </SignInFrame>
  );
}
