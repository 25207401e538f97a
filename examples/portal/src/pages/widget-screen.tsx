import type { ReactNode } from 'react';
import { useScreen } from '../app/use-screen.ts';
import { useLocation } from '../router/use-router.ts';

interface ScreenProps {
  readonly id: string;
  /** Another one for each navigation: a list that reads the address begins anew with it. */
  readonly visit: string;
  /** What the address says of a name in its query. */
  readonly ask: (name: string) => string | undefined;
}

/** A screen that is one widget. */
export function WidgetScreen({ children }: { children: (props: ScreenProps) => ReactNode }) {
  const { id = '' } = useScreen().params;
  const { key, search } = useLocation();
  const query = new URLSearchParams(search);
  return children({ id, visit: key, ask: (name) => query.get(name) ?? undefined });
}
