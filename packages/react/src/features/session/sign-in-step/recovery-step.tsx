import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { useEffect } from 'react';
import { atField } from '../../../domain/second-factor/at-field.ts';
import { Form } from '../../../form/form.tsx';
import { usePlainForm } from '../../../form/use-plain-form.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import { SignInFrame } from '../sign-in-frame/sign-in-frame.tsx';
import { SubmitButton } from '../sign-in-frame/submit-button.tsx';
import type { StepProps } from './code-step.tsx';
import { loadVerifySchema } from './load-schemas.ts';
import { useSignInStepMessages } from './sign-in-step.messages.ts';

/** One of the codes that somebody kept for the day their device is lost. */
export function RecoveryStep({ challenge, orEnd, onTokens, children }: StepProps) {
  const { t } = useSignInStepMessages();
  const sdk = useSdk();
  const form = usePlainForm({
    schema: loadVerifySchema,
    read: (data) => ({ method: 'recovery_code', challenge, code: data.get('code') }),
    submit: async (body) => atField(orEnd(await sdk.call('verifySignIn', { body })), 'code', 'code_wrong'),
    onSuccess: onTokens,
  });
  const { ref } = form;
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);
  const title = t('session.sign-in-step.recovery');
  return (
    <SignInFrame title={title} text={t('session.sign-in-step.recovery.text')} part="login">
      <Form form={form} aria-label={title}>
        <TextField
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          label={t('session.sign-in-step.recovery.code')}
          error={form.error('code')}
        />
        <SubmitButton
          form={form}
          label={t('session.sign-in-step.confirm')}
          busyLabel={t('session.sign-in-step.confirming')}
        />
      </Form>
      {children}
    </SignInFrame>
  );
}
