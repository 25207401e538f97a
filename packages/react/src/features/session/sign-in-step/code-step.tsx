import { type ReactNode, useEffect } from 'react';
import { atField } from '../../../domain/second-factor/at-field.ts';
import { CodeField } from '../../../domain/second-factor/code-field.tsx';
import { Form, usePlainForm } from '../../../form/form.tsx';
import { SubmitButton } from '../../../form/submit-button.tsx';
import { useSdk } from '../../../provider/foyer-context.ts';
import { SignInFrame } from '../sign-in-frame/sign-in-frame.tsx';
import { loadVerifySchema } from './load-schemas.ts';
import { useSignInStepMessages } from './sign-in-step.messages.ts';
import type { WayProps } from './sign-in-ways.ts';

export interface StepProps extends WayProps {
  readonly children: ReactNode;
}

/** The sign-in step with the code of an app. */
export function CodeStep({ challenge, orEnd, onTokens, children }: StepProps) {
  const { t } = useSignInStepMessages();
  const sdk = useSdk();
  const form = usePlainForm({
    schema: loadVerifySchema,
    read: (data) => ({ method: 'totp', challenge, code: data.get('code') }),
    submit: async (body) => atField(orEnd(await sdk.call('verifySignIn', { body })), 'code', 'code_wrong'),
    onSuccess: onTokens,
  });
  const { ref } = form;
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);
  return (
    <SignInFrame
      title={t('session.sign-in-step.code')}
      text={t('session.sign-in-step.code.text')}
      part="login"
    >
      <Form form={form} aria-label={t('session.sign-in-step.code')}>
        <CodeField form={form} />
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
