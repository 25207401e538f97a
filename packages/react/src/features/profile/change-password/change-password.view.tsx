import { Button } from '@foyer/ui/button/button.tsx';
import { Card } from '@foyer/ui/card/card.tsx';
import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { NewPasswordField } from '../../../domain/password/new-password-field.tsx';
import { Form } from '../../../form/form.tsx';
import type { FormState } from '../../../form/use-plain-form.ts';
import * as css from './change-password.css.ts';
import { useChangePasswordMessages } from './change-password.messages.ts';

export interface ChangePasswordViewProps {
  readonly form: FormState;
  /** Whose password it is, for password managers. */
  readonly username: string;
  /** It has to be changed before anything else. */
  readonly isDue: boolean;
}

/** The password so far and the next one. */
export function ChangePasswordView({ form, username, isDue }: ChangePasswordViewProps) {
  const { t } = useChangePasswordMessages();
  const revealLabels = { show: t('base.password.show'), hide: t('base.password.hide') };
  return (
    <section className={css.layout} part="change-password">
      <h1 className={css.title} part="title">
        {t('profile.change-password.title')}
      </h1>
      <p className={css.text}>{t(`profile.change-password.${isDue ? 'due' : 'text'}`)}</p>
      <Card>
        <Form form={form} aria-label={t('profile.change-password.title')}>
          {/* tells a password manager whose password this is */}
          <input type="text" autoComplete="username" value={username} readOnly hidden />
          <TextField
            name="currentPassword"
            type="password"
            autoComplete="current-password"
            required
            label={t('profile.change-password.current')}
            error={form.error('currentPassword')}
            revealLabels={revealLabels}
          />
          <NewPasswordField
            name="newPassword"
            label={t('profile.change-password.next')}
            error={form.error('newPassword')}
          />
          <div>
            <Button
              type="submit"
              isLoading={form.isSubmitting}
              loadingLabel={t('profile.change-password.submitting')}
              part="submit"
            >
              {t('profile.change-password.submit')}
            </Button>
          </div>
        </Form>
      </Card>
    </section>
  );
}
