import { Login, useSdk } from '@foyer/react';
import { useNavigate } from 'react-router';
import { useScreen } from '../app/use-screen.ts';

/**
 * After signing in: back to where one was sent away from, or home. From login-oauth2 nothing leads on but the guard, which
 * hears of the session as well: two would leave twice, each with a token.
 */
export function LoginPage() {
  const sdk = useSdk();
  const navigate = useNavigate();
  const { name } = useScreen();
  const goOn = (event: Event) => {
    event.preventDefault();
    if (name === 'login-oauth2') return;
    const back = sdk.session.returnPath.take();
    void navigate(back ?? sdk.href({ route: 'home' }) ?? '/', { replace: true });
  };
  return <Login className="login-panel" scheme="light" autofocus onSignedIn={goOn} />;
}
