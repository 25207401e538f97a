import { Button, buttonClass } from '@foyer/ui/button/button.tsx';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import * as css from '../sign-in-frame/sign-in-frame.css.ts';
import { SignInFrame } from '../sign-in-frame/sign-in-frame.tsx';
import { useForgetPasswordMessages } from './forget-password.messages.ts';

/** The confirmation of the request; the text does not reveal whether the account exists. */
export function LinkSent({ email, onAgain }: { readonly email: string; readonly onAgain: () => void }) {
  const { t } = useForgetPasswordMessages();
  return (
    <SignInFrame
      title={t('session.forget-password.sent')}
      text={t('session.forget-password.sent.text', { email })}
      part="forget-password"
      isNext
    >
      <p className={css.text}>{t('session.forget-password.sent.missing')}</p>
      <WidgetLink target={{ route: 'login' }} className={buttonClass({ isBlock: true })}>
        {t('session.forget-password.to-login')}
      </WidgetLink>
      <Button variant="secondary" isBlock onClick={onAgain}>
        {t('session.forget-password.again')}
      </Button>
    </SignInFrame>
  );
}
