import { actsOnly, type FoyerSdk, goBackTo, ownPath, type Result } from '@foyer/core';
import { type ReactNode, Suspense } from 'react';
import { lazyWithTexts } from '../../../i18n/lazy-with-texts.tsx';
import { WidgetSkeleton } from '../../../widget/states/widget-skeleton.tsx';
import type { useNavigate } from '../../../widget/widget-context.ts';
import type { SignedInDetail } from '../session.manifest.ts';
import type { LoginProps } from './login.tsx';

const loadStep = () => import('../sign-in-step/sign-in-step.tsx').then((module) => module.SignInStep);
const loadStepTexts = () =>
  import('../sign-in-step/sign-in-step.messages.ts').then((module) => module.signInStepMessages);
const SignInStep = lazyWithTexts(loadStep, loadStepTexts);

type SignedIn = Result<undefined>;

/**
 * Signs in, with a second factor where one is required, and navigates on. The form shows an error of the result. `setStep` renders a step
 * in place of the form, or the form again.
 */
export async function signIn(
  { username, password }: { readonly username: string; readonly password: string },
  sdk: FoyerSdk,
  props: LoginProps,
  navigate: ReturnType<typeof useNavigate>,
  setStep: (step: ReactNode) => void,
): Promise<SignedIn> {
  const answer: SignedIn = await sdk.session.login(username, password);
  const challenge = answer.ok ? undefined : answer.error.secondFactor;
  if (challenge === undefined) {
    if (answer.ok) goOnAfterSignIn(sdk, props, navigate);
    return answer;
  }
  return new Promise((resolve) => {
    const end = (result: SignedIn) => {
      setStep(undefined);
      resolve(result);
    };
    setStep(
      <Suspense fallback={<WidgetSkeleton height="432px" />}>
        <SignInStep
          challenge={challenge}
          username={username}
          onTokens={(tokens) => {
            void sdk.session.login(tokens).then((result) => {
              if (result.ok) goOnAfterSignIn(sdk, props, navigate);
              end(result);
            });
          }}
          onEnd={(error) => end(error ? { ok: false, error } : { ok: true, value: undefined })}
        />
      </Suspense>,
    );
  });
}

/** Emits `foyer-signed-in` and, unless the page prevents it, navigates to the return path, the account selection or the home page. */
export function goOnAfterSignIn(
  sdk: FoyerSdk,
  { emit, returnTo }: LoginProps,
  navigate: ReturnType<typeof useNavigate>,
): void {
  const { session } = sdk;
  const { mode, modes } = session.$state.get();
  const detail: SignedInDetail = { mode, modes };
  if (!emit('signed-in', detail)) return;
  const path = ownPath(returnTo) ?? session.returnPath.take();
  if (path !== null) goBackTo(path);
  else
    void sdk.$userInfo.load().then(({ data }) => {
      const isActing = data !== undefined && actsOnly(data.user.roles) && sdk.hasScreen('select-account');
      navigate({ route: isActing ? 'select-account' : 'home' });
    });
}
