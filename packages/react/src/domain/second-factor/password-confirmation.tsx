import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import type { FormState } from '../../form/form-state.ts';
import { useSecondFactorWordsMessages } from './second-factor-words.messages.ts';

export interface PasswordConfirmationProps {
  readonly form: FormState;
  /** Whether the server asks for the password; if it does so unexpectedly, the field appears with the error. */
  readonly isNeeded: boolean;
  readonly username: string;
}

/** Password confirmation, for sessions whose sign-in is too long ago. */
export function PasswordConfirmation({ form, isNeeded, username }: PasswordConfirmationProps) {
  const { t } = useSecondFactorWordsMessages();
  if (!isNeeded && !form.errors.some(({ path }) => path === 'password')) return null;
  return (
    <>
      {/* tells password managers to which account the password belongs */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <TextField
        name="password"
        type="password"
        autoComplete="current-password"
        required
        label={t('base.second-factor.password')}
        description={t('base.second-factor.password.help')}
        error={form.error('password')}
        revealLabels={{
          show: t('base.second-factor.password.show'),
          hide: t('base.second-factor.password.hide'),
        }}
      />
    </>
  );
}
