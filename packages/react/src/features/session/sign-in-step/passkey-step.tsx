import { askPasskey } from '../../../domain/second-factor/passkey.ts';
import { Form, usePlainForm } from '../../../form/form.tsx';
import { SubmitButton } from '../../../form/submit-button.tsx';
import { useSdk } from '../../../provider/foyer-context.ts';
import { SignInFrame } from '../sign-in-frame/sign-in-frame.tsx';
import type { StepProps } from './code-step.tsx';
import { loadChallengeSchema } from './load-schemas.ts';
import { useSignInStepMessages } from './sign-in-step.messages.ts';

export interface PasskeyStepProps extends StepProps {
  /** Whether this page can use passkeys of the portal. */
  readonly isPossible: boolean;
}

/** The sign-in step with a passkey of the account; where the page cannot use it, a note and the other methods. */
export function PasskeyStep({ challenge, orEnd, onTokens, isPossible, children }: PasskeyStepProps) {
  const { t } = useSignInStepMessages();
  const sdk = useSdk();
  const form = usePlainForm({
    schema: loadChallengeSchema,
    read: () => ({ challenge }),
    submit: async (body) => {
      const begun = orEnd(await sdk.call('beginPasskeySignIn', { body }));
      if (!begun.ok) return begun;
      const asked = await askPasskey(begun.value.options);
      if (!asked.ok) return asked;
      const verified = { method: 'passkey', challenge, credential: asked.value } as const;
      return orEnd(await sdk.call('verifySignIn', { body: verified }));
    },
    onSuccess: onTokens,
  });
  const title = t('session.sign-in-step.passkey');
  return (
    <SignInFrame
      title={title}
      text={t(isPossible ? 'session.sign-in-step.passkey.text' : 'session.sign-in-step.passkey.elsewhere')}
      part="login"
      isNext
    >
      {isPossible && (
        <Form form={form} aria-label={title}>
          <SubmitButton
            isBlock
            form={form}
            label={t('session.sign-in-step.passkey.use')}
            busyLabel={t('session.sign-in-step.confirming')}
          />
        </Form>
      )}
      {children}
    </SignInFrame>
  );
}
