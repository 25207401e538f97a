import type { FoyerSdk } from '@foyer/core';
import { useStore } from '@nanostores/react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { usePlainForm } from '../../../form/form.tsx';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useSession } from '../../../provider/use-session.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { useNavigate } from '../../../widget/widget-context.ts';
import { LoginView } from './login.view.tsx';

export interface LoginProps extends WidgetProps {
  readonly autofocus?: boolean;
  readonly returnTo?: string;
}

const loadLater = () => import('./later/login-later.ts');
const SignedIn = lazy(async () => ({ default: (await loadLater()).SignedIn }));
const BelowForm = lazy(async () => ({ default: (await loadLater()).BelowForm }));

/** Loads the schema of the form, and the code and texts needed after the submit. */
async function loadSchema({ localisation }: FoyerSdk) {
  const [{ loginSchema }, { loginLaterMessages }] = await Promise.all([
    import('@foyer/contract/session/session.schema'),
    loadLater(),
  ]);
  await localisation.register(loginLaterMessages);
  return loginSchema;
}

/** Signs in, or shows the signed-in user. The form works before any answer of the API. */
export function Login(props: LoginProps) {
  const { status } = useSession();
  const wasForm = useRef(false);
  wasForm.current ||= status === 'signed-out';
  return status === 'signed-out' ? <SignIn {...props} /> : <SignedIn {...props} wasForm={wasForm.current} />;
}

function SignIn(props: LoginProps) {
  const sdk = useSdk();
  const { $environment, $branding } = sdk;
  // during hydration of the first stage, nothing has been loaded yet
  const brand = useStore($branding, { ssr: 'initial' });
  const environment = useStore($environment, { ssr: 'initial' }).data;
  const { endedBecause } = useSession();
  const navigate = useNavigate();
  const [step, setStep] = useState<ReactNode>();
  const form = usePlainForm({
    schema: () => loadSchema(sdk),
    submit: (body) => loadLater().then((module) => module.signIn(body, sdk, props, navigate, setStep)),
  });
  if (step) return step;
  return (
    <LoginView form={form} brand={brand} hasAutofocus={props.autofocus === true} notice={endedBecause}>
      {environment && (
        <Suspense>
          <BelowForm {...props} form={form.ref} isDemo={environment.isDemo} />
        </Suspense>
      )}
    </LoginView>
  );
}
