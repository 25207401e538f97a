import { useLayoutEffect } from 'react';
import { endShell, takeOver } from './end-shell.ts';

/** The page itself is drawn: what the document had drawn goes, before anybody sees both. */
export const useShellEnd = (isWanted = true): void =>
  useLayoutEffect(() => {
    if (isWanted) endShell();
  }, [isWanted]);

/** The login goes on in the form that was painted, where there is one. */
export function useFormTakeOver(): void {
  // before anything of it is seen
  useLayoutEffect(() => takeOver(document.querySelector('#portal .login-panel')), []);
}
