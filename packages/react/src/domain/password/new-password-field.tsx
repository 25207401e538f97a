import { PASSWORD_MIN_LENGTH } from '@foyer/contract/password';
import { classNames } from '@foyer/ui/style/class-names.ts';
import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { useState } from 'react';
import * as css from './new-password-field.css.ts';
import { passwordStrength, passwordStrengths } from './password-strength.ts';
import { usePasswordWordsMessages } from './password-words.messages.ts';

export interface NewPasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
}

/** Field for a new password with a strength meter; the meter never shows the password itself. */
export function NewPasswordField({ name, label, error }: NewPasswordFieldProps) {
  const { t } = usePasswordWordsMessages();
  const [typed, setTyped] = useState<string>();
  return (
    <div className={css.field}>
      <TextField
        name={name}
        type="password"
        autoComplete="new-password"
        required
        label={label}
        description={t('base.password.help', { length: PASSWORD_MIN_LENGTH })}
        error={error}
        revealLabels={{ show: t('base.password.show'), hide: t('base.password.hide') }}
        onValueChange={setTyped}
      />
      <Strength password={typed ?? ''} isRefused={error !== undefined} />
    </div>
  );
}

interface StrengthProps {
  readonly password: string;
  /** The server refused the password by its lists and names, so the meter must not call it good. */
  readonly isRefused: boolean;
}

/** Strength meter: four steps and a word that is announced when it changes. Its space is reserved from the start. */
function Strength({ password, isRefused }: StrengthProps) {
  const { t } = usePasswordWordsMessages();
  const looks = passwordStrength(password);
  const strength = isRefused && looks !== 'short' ? 'weak' : looks;
  const steps = passwordStrengths.indexOf(strength);
  return (
    <div className={css.strength} part="strength">
      <div className={css.bar} aria-hidden="true">
        {passwordStrengths.slice(1).map((name, at) => (
          <span key={name} className={classNames(css.step, at < steps && css.reached[strength])} />
        ))}
      </div>
      <span role="status">{password === '' ? '\u00a0' : t(`base.password.strength.${strength}`)}</span>
    </div>
  );
}
