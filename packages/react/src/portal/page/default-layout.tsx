import type { ReactNode } from 'react';
import { useShellEnd } from './use-shell-end.ts';

/** Layout without anything around the page. */
export function DefaultLayout({ children }: { readonly children: ReactNode }) {
  useShellEnd();
  return <main className="plain">{children}</main>;
}
