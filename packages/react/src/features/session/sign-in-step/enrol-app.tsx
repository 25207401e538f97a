import type { TotpSetup } from '@foyer/contract/second-factors/second-factors.schema';
import type { ApiError } from '@foyer/core';
import { Skeleton, SkeletonGroup } from '@foyer/ui/skeleton/skeleton.tsx';
import { useEffect, useRef, useState } from 'react';
import { AppSetup } from '../../../domain/second-factor/app-setup.view.tsx';
import { atField } from '../../../domain/second-factor/at-field.ts';
import { CodeField } from '../../../domain/second-factor/code-field.tsx';
import { Form, usePlainForm } from '../../../form/form.tsx';
import { SubmitButton } from '../../../form/submit-button.tsx';
import { useSdk } from '../../../provider/foyer-context.ts';
import { FailedState } from '../../../widget/states/widget-states.tsx';
import { SignInFrame } from '../sign-in-frame/sign-in-frame.tsx';
import { loadConfirmTotpSchema } from './load-schemas.ts';
import { OtherWays } from './other-ways.view.tsx';
import { useSignInStepMessages } from './sign-in-step.messages.ts';
import type { EnrolProps } from './sign-in-ways.ts';

/** Requests the key of an app once, because another key would invalidate the first one. */
function useSetup({ challenge, orEnd }: EnrolProps) {
  const sdk = useSdk();
  const [setup, setSetup] = useState<TotpSetup>();
  const [error, setError] = useState<ApiError>();
  const isAsked = useRef(false);
  const ask = async () => {
    setError(undefined);
    const answer = orEnd(await sdk.call('beginTotpAtSignIn', { body: { challenge } }));
    if (answer.ok) setSetup(answer.value);
    else setError(answer.error);
  };
  const first = useRef(ask);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void first.current();
  }, []);
  return { setup, error, ask };
}

/** Sets up an app during the sign-in. */
export function EnrolApp(props: EnrolProps) {
  const { t } = useSignInStepMessages();
  const { setup, error, ask } = useSetup(props);
  return (
    <SignInFrame title={t('session.sign-in-step.new-app')} part="login" isNext>
      {setup && <FirstCode {...props} setup={setup} />}
      {error && <FailedState error={error} onRetry={() => void ask()} />}
      {!setup && !error && (
        <SkeletonGroup label={t('base.loading')}>
          <Skeleton height={320} />
        </SkeletonGroup>
      )}
      <OtherWays methods={[]} onBack={props.onBack} isChoiceBehind />
    </SignInFrame>
  );
}

interface FirstCodeProps extends EnrolProps {
  readonly setup: TotpSetup;
}

function FirstCode({ setup, challenge, orEnd, onEnrolled }: FirstCodeProps) {
  const { t } = useSignInStepMessages();
  const sdk = useSdk();
  const form = usePlainForm({
    schema: loadConfirmTotpSchema,
    read: (data) => ({ challenge, code: data.get('code') }),
    submit: async (body) =>
      atField(orEnd(await sdk.call('confirmTotpAtSignIn', { body })), 'code', 'code_wrong'),
    onSuccess: onEnrolled,
  });
  return (
    <>
      <AppSetup setup={setup} />
      <Form form={form} aria-label={t('session.sign-in-step.new-app')}>
        <CodeField form={form} />
        <SubmitButton
          isBlock
          form={form}
          label={t('session.sign-in-step.confirm')}
          busyLabel={t('session.sign-in-step.confirming')}
        />
      </Form>
    </>
  );
}
