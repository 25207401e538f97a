import { Button, buttonClass } from '@foyer/ui/button/button.tsx';
import { Confirmation } from '../../../page/confirmation.view.tsx';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import * as css from './change-password.css.ts';
import { useChangePasswordMessages } from './change-password.messages.ts';

/** The confirmation page of a changed password, with its consequences for other devices. */
export function PasswordChanged({ onAgain }: { readonly onAgain: () => void }) {
  const { t } = useChangePasswordMessages();
  return (
    <section className={css.layout} part="change-password">
      <Confirmation title={t('profile.change-password.done')} text={t('profile.change-password.done.text')}>
        <WidgetLink target={{ route: 'home' }} className={buttonClass({})}>
          {t('profile.change-password.home')}
        </WidgetLink>
        <Button variant="secondary" onClick={onAgain}>
          {t('profile.change-password.again')}
        </Button>
      </Confirmation>
    </section>
  );
}
