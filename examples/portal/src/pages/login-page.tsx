import { Login, useSdk } from '@foyer/react';
import { useNavigate } from 'react-router';
import { useScreen } from '../app/use-screen.ts';

/** After signing in: back to where one was sent away from, to the oauth2 caller, or home. */
export function LoginPage() {
  const sdk = useSdk();
  const navigate = useNavigate();
  const { name, search } = useScreen();
  const goOn = (event: Event) => {
    event.preventDefault();
    const here = name === 'login-oauth2' ? sdk.href({ route: 'login-oauth2' }) : null;
    const back = here === null ? sdk.session.returnPath.take() : `${here}${search}`;
    void navigate(back ?? sdk.href({ route: 'home' }) ?? '/', { replace: true });
  };
  return <Login className="login-panel" scheme="light" autofocus onSignedIn={goOn} />;
}
