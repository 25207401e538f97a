import { useEffect, useState } from 'react';
import type { Screen } from '../../screens/define-screen.ts';
import { whenIdle } from '../when-idle.ts';
import { paintedForm } from './end-shell.ts';
import { askForFiles, loadScreenFiles } from './screen-files.ts';
import { ScreenPage } from './screen-page.tsx';
import { useFormTakeOver } from './use-shell-end.ts';

const onSignedIn = (event: Event) => event.preventDefault();

/**
 * Login page. It prevents the widget's own navigation, since the guard follows the session too and leads back to the earlier place, home, or
 * from login-oauth2 to authorize; both together would navigate twice.
 */
export function LoginPage({ screen }: { readonly screen: Screen }) {
  // users may type in the painted form already, so it keeps the focus
  const [isPainted] = useState(() => paintedForm() !== null);
  useFormTakeOver();
  // prefetch the files of home while the user types
  useEffect(() => whenIdle(() => void loadScreenFiles().then(() => askForFiles('home'))), []);
  return (
    <ScreenPage screen={screen} classOf={() => 'login-panel'} more={{ autofocus: !isPainted, onSignedIn }} />
  );
}
