import { Button } from '@foyer/ui/button/button.tsx';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import * as css from '../sign-in-frame/sign-in-frame.css.ts';
import { SignInFrame } from '../sign-in-frame/sign-in-frame.tsx';
import { useForgetPasswordMessages } from './forget-password.messages.ts';

/** The page of a link that is not valid, with a button that requests another one. */
export function LinkOver({ onAskAgain }: { readonly onAskAgain: () => void }) {
  const { t } = useForgetPasswordMessages();
  return (
    <SignInFrame
      title={t('session.forget-password.over')}
      text={t('session.forget-password.over.text')}
      part="forget-password"
      isNext
    >
      <Button isBlock onClick={onAskAgain}>
        {t('session.forget-password.over.again')}
      </Button>
      <div className={css.ways}>
        <WidgetLink target={{ route: 'login' }}>{t('session.forget-password.to-login')}</WidgetLink>
      </div>
    </SignInFrame>
  );
}
