import { Login } from '@foyer/react';
import { whenIdle } from '@foyer/react/portal';
import { useEffect, useState } from 'react';
import { askForFiles, loadScreenFiles } from '../../router/screen-files.ts';
import { paintedForm } from '../../shell/end-shell.ts';
import { useFormTakeOver } from '../../shell/use-shell-end.ts';
import type { Page, Pages } from '../page.ts';

/**
 * The login, whose own way on is prevented: the guard hears of the session too and leads back to where one was sent away
 * from, home, or from login-oauth2 to authorize. Two that lead would go twice.
 */
function LoginPage() {
  // where one types already, the focus is theirs
  const [isPainted] = useState(() => paintedForm() !== null);
  useFormTakeOver();
  // who signs in goes on to what is behind, which is on the way while they type
  useEffect(() => whenIdle(() => void loadScreenFiles().then(() => askForFiles('home'))), []);
  return (
    <Login className="login-panel" autofocus={!isPainted} onSignedIn={(event) => event.preventDefault()} />
  );
}

const login: Page = { widget: Login, node: <LoginPage /> };

export const pages: Pages<'login' | 'login-oauth2'> = { login, 'login-oauth2': login };
