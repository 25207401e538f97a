import { Button, buttonClass } from '@foyer/ui/button/button.tsx';
import { Card } from '@foyer/ui/card/card.tsx';
import { CheckIcon } from '@foyer/ui/icon/icons.tsx';
import { useEffect, useRef } from 'react';
import { showConfirmation } from '../../../form/show-confirmation.ts';
import { WidgetLink } from '../../../widget/widget-link.tsx';
import * as css from './change-password.css.ts';
import { useChangePasswordMessages } from './change-password.messages.ts';

/** It is another one now, and what that means elsewhere. */
export function PasswordChanged({ onAgain }: { readonly onAgain: () => void }) {
  const { t } = useChangePasswordMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => showConfirmation(heading.current), []);
  return (
    <section className={css.layout} part="change-password">
      <Card>
        <div className={css.confirmation} part="confirmation">
          <span className={css.mark}>
            <CheckIcon size={28} />
          </span>
          <h1 className={css.title} ref={heading} tabIndex={-1} part="title">
            {t('profile.change-password.done')}
          </h1>
          <p className={css.text}>{t('profile.change-password.done.text')}</p>
          <div className={css.actions}>
            <WidgetLink target={{ route: 'home' }} className={buttonClass({})}>
              {t('profile.change-password.home')}
            </WidgetLink>
            <Button variant="secondary" onClick={onAgain}>
              {t('profile.change-password.again')}
            </Button>
          </div>
        </div>
      </Card>
    </section>
  );
}
