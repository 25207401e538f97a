import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { useRef } from 'react';
import type { FormState } from '../../form/form-state.ts';
import { useSecondFactorWordsMessages } from './second-factor-words.messages.ts';

const digitsOf = (typed: string): string => typed.replace(/\D/g, '');

export interface CodeFieldProps {
  readonly form: FormState;
  readonly hasAutofocus?: boolean;
}

/** Field for the six digits of an app, also pasted as „123 456“; the form is sent once all are entered. */
export function CodeField({ form, hasAutofocus = false }: CodeFieldProps) {
  const { t } = useSecondFactorWordsMessages();
  const sent = useRef('');
  const changed = (typed: string) => {
    const digits = digitsOf(typed);
    // a refused code is not sent again after a change of its spaces alone
    if (digits.length === 6 && digits !== sent.current) form.requestSubmit();
    sent.current = digits.length === 6 ? digits : '';
  };
  return (
    <TextField
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      required
      data-autofocus={hasAutofocus || undefined}
      label={t('base.second-factor.code')}
      description={t('base.second-factor.code.help')}
      error={form.error('code')}
      onValueChange={changed}
    />
  );
}
