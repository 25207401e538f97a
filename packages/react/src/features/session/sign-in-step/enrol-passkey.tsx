import { makePasskey } from '../../../domain/second-factor/passkey.ts';
import { Form, usePlainForm } from '../../../form/form.tsx';
import { SubmitButton } from '../../../form/submit-button.tsx';
import { useSdk } from '../../../provider/foyer-context.ts';
import { SignInFrame } from '../sign-in-frame/sign-in-frame.tsx';
import { loadChallengeSchema } from './load-schemas.ts';
import { OtherWays } from './other-ways.view.tsx';
import { useSignInStepMessages } from './sign-in-step.messages.ts';
import type { EnrolProps } from './sign-in-ways.ts';

/** Creates a passkey during the sign-in. */
export function EnrolPasskey({ challenge, orEnd, onEnrolled, onBack }: EnrolProps) {
  const { t } = useSignInStepMessages();
  const sdk = useSdk();
  const form = usePlainForm({
    schema: loadChallengeSchema,
    read: () => ({ challenge }),
    submit: async (body) => {
      const begun = orEnd(await sdk.call('beginPasskeyAtSignIn', { body }));
      if (!begun.ok) return begun;
      const made = await makePasskey(begun.value.options);
      if (!made.ok) return made;
      return orEnd(await sdk.call('confirmPasskeyAtSignIn', { body: { challenge, credential: made.value } }));
    },
    onSuccess: onEnrolled,
  });
  const title = t('session.sign-in-step.new-passkey');
  return (
    <SignInFrame title={title} text={t('session.sign-in-step.new-passkey.text')} part="login" isNext>
      <Form form={form} aria-label={title}>
        <SubmitButton
          isBlock
          form={form}
          label={t('session.sign-in-step.new-passkey.make')}
          busyLabel={t('session.sign-in-step.confirming')}
        />
      </Form>
      <OtherWays methods={[]} onBack={onBack} isChoiceBehind />
    </SignInFrame>
  );
}
