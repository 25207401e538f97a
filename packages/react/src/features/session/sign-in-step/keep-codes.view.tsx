import { RecoveryCodes, type RecoveryCodesProps } from '../../../domain/second-factor/recovery-codes.tsx';
import { SignInFrame } from '../sign-in-frame/sign-in-frame.tsx';
import { useSignInStepMessages } from './sign-in-step.messages.ts';

/** The recovery codes after a second factor was set up; confirming them completes the sign-in. */
export function KeepCodes(props: Omit<RecoveryCodesProps, 'doneLabel'>) {
  const { t } = useSignInStepMessages();
  return (
    <SignInFrame title={t('session.sign-in-step.codes')} part="login" isNext>
      <RecoveryCodes {...props} doneLabel={t('session.sign-in-step.codes.done')} />
    </SignInFrame>
  );
}
