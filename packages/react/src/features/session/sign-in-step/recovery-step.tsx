import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { useEffect } from 'react';
import { atField } from '../../../domain/second-factor/at-field.ts';
import { Form, usePlainForm } from '../../../form/form.tsx';
import { SubmitButton } from '../../../form/submit-button.tsx';
import { useSdk } from '../../../provider/foyer-context.ts';
import { SignInFrame } from '../sign-in-frame/sign-in-frame.tsx';
import type { StepProps } from './code-step.tsx';
import { loadVerifySchema } from './load-schemas.ts';
import { useSignInStepMessages } from './sign-in-step.messages.ts';

/** The sign-in step with a recovery code. */
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
          isBlock
          form={form}
          label={t('session.sign-in-step.confirm')}
          busyLabel={t('session.sign-in-step.confirming')}
        />
      </Form>
      {children}
    </SignInFrame>
  );
}
