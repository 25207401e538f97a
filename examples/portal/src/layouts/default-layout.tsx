import { Outlet } from 'react-router';

/** Nothing but the page. */
export function DefaultLayout() {
  return (
    <main className="plain">
      <Outlet />
    </main>
  );
}
