import { PASSWORD_MIN_LENGTH } from '@foyer/contract/password';
import { Button } from '@foyer/ui/button/button.tsx';
import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { Form } from '../../../form/form.tsx';
import type { FormState } from '../../../form/use-plain-form.ts';
import { useChangePasswordMessages } from './change-password.messages.ts';

export interface ChangePasswordFormProps {
  readonly form: FormState;
  /** Whose password it is, for password managers. */
  readonly username: string;
}

/** The password so far and the next one. */
export function ChangePasswordForm({ form, username }: ChangePasswordFormProps) {
  const { t } = useChangePasswordMessages();
  const revealLabels = {
    show: t('profile.change-password.show'),
    hide: t('profile.change-password.hide'),
  };
  return (
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
      <TextField
        name="newPassword"
        type="password"
        autoComplete="new-password"
        required
        label={t('profile.change-password.next')}
        description={t('profile.change-password.next.help', { length: PASSWORD_MIN_LENGTH })}
        error={form.error('newPassword')}
        revealLabels={revealLabels}
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
  );
}
