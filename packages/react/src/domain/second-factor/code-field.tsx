import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { useRef } from 'react';
import type { FormState } from '../../form/use-plain-form.ts';
import { useSecondFactorWordsMessages } from './second-factor-words.messages.ts';

const digitsOf = (typed: string): string => typed.replace(/\D/g, '');

export interface CodeFieldProps {
  readonly form: FormState;
  readonly hasAutofocus?: boolean;
}

/** The six digits of an app, also pasted as „123 456“; the form is sent once they are there. */
export function CodeField({ form, hasAutofocus = false }: CodeFieldProps) {
  const { t } = useSecondFactorWordsMessages();
  const sent = useRef('');
  const changed = (typed: string) => {
    const digits = digitsOf(typed);
    // one that was refused is not sent again because a blank was added to it
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
