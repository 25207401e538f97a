import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { NewPasswordField } from '../../../domain/password/new-password-field.tsx';
import { Form } from '../../../form/form.tsx';
import type { FormState } from '../../../form/form-state.ts';
import { SubmitButton } from '../../../form/submit-button.tsx';
import * as css from './change-password.css.ts';
import { useChangePasswordMessages } from './change-password.messages.ts';

export interface ChangePasswordFormProps {
  readonly form: FormState;
  /** User name of the account, for password managers. */
  readonly username: string;
  /** Whether somebody else acts for the person; only the person may change the password. */
  readonly isActing: boolean;
}

/** The form with the current password and the new one. */
export function ChangePasswordForm({ form, username, isActing }: ChangePasswordFormProps) {
  const { t } = useChangePasswordMessages();
  const revealLabels = { show: t('base.password.show'), hide: t('base.password.hide') };
  return (
    <Form form={form} aria-label={t('profile.change-password.title')}>
      <fieldset className={css.fields} disabled={isActing}>
        {/* tells password managers the account of the password */}
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
          <SubmitButton
            form={form}
            label={t('profile.change-password.submit')}
            busyLabel={t('profile.change-password.submitting')}
          />
        </div>
      </fieldset>
    </Form>
  );
}
