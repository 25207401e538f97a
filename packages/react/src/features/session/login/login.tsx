import { useStore } from '@nanostores/react';
import { usePlainForm } from '../../../form/use-plain-form.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useSession, useUserInfo } from '../../../provider/use-session.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { useNavigate } from '../../../widget/widget-context.ts';
import type { SignedInDetail } from '../session.manifest.ts';
import { fullName, ownPath } from '../session.store.ts';
import { LoginView, SignedInView } from './login.view.tsx';

export interface LoginProps extends WidgetProps {
  readonly autofocus?: boolean;
  readonly returnTo?: string;
}

const loadSchema = () =>
  import('@foyer/contract/session/session.schema').then((module) => module.loginSchema);

/** Signs in, or shows who is signed in. Usable before any answer of the API is there. */
export function Login(props: LoginProps) {
  const { status } = useSession();
  return status === 'signed-out' ? <SignIn {...props} /> : <SignedIn {...props} />;
}

function useAfterSignIn({ emit, returnTo }: LoginProps): () => void {
  const sdk = useSdk();
  const navigate = useNavigate();
  return () => {
    const { mode, modes } = sdk.session.$state.get();
    const detail: SignedInDetail = { mode, modes };
    if (!emit('signed-in', detail)) return;
    const path = ownPath(returnTo) ?? ownPath(sdk.session.wayBack.take() ?? undefined);
    if (path !== null) globalThis.location.assign(path);
    else navigate({ route: 'home' });
  };
}

function SignIn(props: LoginProps) {
  const { session, $environment, $branding } = useSdk();
  const brand = useStore($branding);
  const environment = useStore($environment).data;
  const { endedBecause } = useSession();
  const goOn = useAfterSignIn(props);
  const form = usePlainForm({
    schema: loadSchema,
    submit: ({ username, password }) => session.login(username, password),
    onSuccess: goOn,
  });
  return (
    <LoginView
      form={form}
      brand={brand}
      hasAutofocus={props.autofocus === true}
      notice={endedBecause}
      hasDemoAccounts={environment?.isDemo === true}
    />
  );
}

function SignedIn({ emit }: LoginProps) {
  const { session } = useSdk();
  const userInfo = useUserInfo();
  const signOut = async () => {
    await session.logout();
    emit('signed-out');
  };
  const name = userInfo.data && fullName(userInfo.data);
  return <SignedInView name={name} onSignOut={() => void signOut()} />;
}
