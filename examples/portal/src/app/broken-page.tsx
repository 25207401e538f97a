import { useRouteError } from 'react-router';
import { WarningIcon } from './icons.tsx';

/** Shown when the portal itself broke: no SDK, no texts; so it speaks through its icon and reloads. */
export function BrokenPage() {
  console.error(useRouteError());
  return (
    <main className="plain">
      <section className="message">
        <span className="message-icon">
          <WarningIcon />
        </span>
        <button type="button" className="button" onClick={() => location.reload()}>
          {'\u21bb'}
        </button>
      </section>
    </main>
  );
}
