import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import type { FormState } from '../../form/use-plain-form.ts';
import { useSecondFactorWordsMessages } from './second-factor-words.messages.ts';

export interface PasswordConfirmationProps {
  readonly form: FormState;
  /** Whether the server asks for it; where it asks later than it said, the field comes with its error. */
  readonly isNeeded: boolean;
  readonly username: string;
}

/** The password once more, where the sign-in is not fresh. */
export function PasswordConfirmation({ form, isNeeded, username }: PasswordConfirmationProps) {
  const { t } = useSecondFactorWordsMessages();
  if (!isNeeded && !form.errors.some(({ path }) => path === 'password')) return null;
  return (
    <>
      {/* tells a password manager whose password this is */}
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
