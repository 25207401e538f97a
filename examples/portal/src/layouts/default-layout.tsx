import { Outlet } from 'react-router';
import { useShellEnd } from '../shell/use-shell-end.ts';

/** Nothing but the page. */
export function DefaultLayout() {
  useShellEnd();
  return (
    <main className="plain">
      <Outlet />
    </main>
  );
}
