import { type Screen, whenIdle } from '@foyer/react/portal';
import { useEffect, useState } from 'react';
import { askForFiles, loadScreenFiles } from '../router/screen-files.ts';
import { paintedForm } from '../shell/end-shell.ts';
import { useFormTakeOver } from '../shell/use-shell-end.ts';
import { ScreenPage } from './screen-page.tsx';

const onSignedIn = (event: Event) => event.preventDefault();

/**
 * The login, whose own way on is prevented: the guard hears of the session too and leads back to where one was sent away
 * from, home, or from login-oauth2 to authorize. Two that lead would go twice.
 */
export function LoginPage({ screen }: { readonly screen: Screen }) {
  // where one types already, the focus is theirs
  const [isPainted] = useState(() => paintedForm() !== null);
  useFormTakeOver();
  // who signs in goes on to what is behind, which is on the way while they type
  useEffect(() => whenIdle(() => void loadScreenFiles().then(() => askForFiles('home'))), []);
  return (
    <ScreenPage screen={screen} classOf={() => 'login-panel'} more={{ autofocus: !isPainted, onSignedIn }} />
  );
}
