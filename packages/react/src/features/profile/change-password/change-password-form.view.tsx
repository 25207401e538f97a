import { Button } from '@foyer/ui/button/button.tsx';
import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { NewPasswordField } from '../../../domain/password/new-password-field.tsx';
import { Form } from '../../../form/form.tsx';
import type { FormState } from '../../../form/use-plain-form.ts';
import * as css from './change-password.css.ts';
import { useChangePasswordMessages } from './change-password.messages.ts';

export interface ChangePasswordFormProps {
  readonly form: FormState;
  /** Whose password it is, for password managers. */
  readonly username: string;
  /** Somebody acts for the person: nobody but they choose it. */
  readonly isActing: boolean;
}

/** The password so far and the next one. */
export function ChangePasswordForm({ form, username, isActing }: ChangePasswordFormProps) {
  const { t } = useChangePasswordMessages();
  const revealLabels = { show: t('base.password.show'), hide: t('base.password.hide') };
  return (
    <Form form={form} aria-label={t('profile.change-password.title')}>
      <fieldset className={css.fields} disabled={isActing}>
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
      </fieldset>
    </Form>
  );
}
