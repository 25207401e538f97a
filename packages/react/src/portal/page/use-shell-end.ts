import { useLayoutEffect } from 'react';
import { endShell, takeOver } from './end-shell.ts';

/** Removes the document's outline once the page is drawn, before both are visible. */
export const useShellEnd = (isWanted = true): void =>
  useLayoutEffect(() => {
    if (isWanted) endShell();
  }, [isWanted]);

/** Replaces the painted login form, if there is one, by React's form. */
export function useFormTakeOver(): void {
  // before the browser paints
  useLayoutEffect(() => takeOver(document.querySelector('#portal .login-panel')), []);
}
