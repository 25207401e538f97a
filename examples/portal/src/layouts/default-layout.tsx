import type { ReactNode } from 'react';
import { useShellEnd } from '../shell/use-shell-end.ts';

/** Nothing but the page. */
export function DefaultLayout({ children }: { readonly children: ReactNode }) {
  useShellEnd();
  return <main className="plain">{children}</main>;
}
