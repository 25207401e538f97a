import { Card } from '@foyer/ui/card/card.tsx';
import * as css from './change-password.css.ts';
import { useChangePasswordMessages } from './change-password.messages.ts';
import { ChangePasswordForm, type ChangePasswordFormProps } from './change-password-form.view.tsx';

export interface ChangePasswordViewProps extends ChangePasswordFormProps {
  /** Whether the password has to be changed before anything else. */
  readonly isDue: boolean;
}

/** The page of its own for changing the password. */
export function ChangePasswordView({ isDue, ...shown }: ChangePasswordViewProps) {
  const { t } = useChangePasswordMessages();
  const why = shown.isActing ? 'acting' : isDue ? 'due' : 'text';
  return (
    <section className={css.layout} part="change-password">
      <h1 className={css.title} part="title">
        <slot name="heading">{t('profile.change-password.title')}</slot>
      </h1>
      <p className={css.text}>{t(`profile.change-password.${why}`)}</p>
      <Card>
        <ChangePasswordForm {...shown} />
      </Card>
    </section>
  );
}
