import { Login } from '@foyer/react';

/**
 * The login, whose own way on is prevented: the guard hears of the session too and leads back to where one was sent away
 * from, home, or from login-oauth2 to authorize. Two that lead would go twice.
 */
export function LoginPage() {
  return <Login className="login-panel" autofocus onSignedIn={(event) => event.preventDefault()} />;
}
