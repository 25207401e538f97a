import type { ReadName } from '@foyer/contract/routes';
import { ticketChanged } from '@foyer/contract/stales';

/** Milliseconds in which repeated changes cause only one request. */
const minInterval = 500;

/**
 * Returns a function that reports a changed ticket: the first change at once, later ones half a second later. Null means that any ticket
 * may have changed; then a random delay comes first, because the server reports that to all clients at once.
 */
export function createTicketInvalidator(
  invalidate: (names: readonly ReadName[], id?: string) => void,
  signal: AbortSignal,
): (id: string | null) => void {
  const waiting = new Set<string | null>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function flush() {
    timer = undefined;
    if (waiting.size === 0) return;
    if (waiting.has(null)) invalidate(ticketChanged);
    else for (const id of waiting) invalidate(ticketChanged, id ?? undefined);
    waiting.clear();
    timer = setTimeout(flush, minInterval);
  }
  signal.addEventListener('abort', () => clearTimeout(timer));
  return (id) => {
    if (signal.aborted) return;
    waiting.add(id);
    timer ??= setTimeout(flush, id === null ? Math.random() * minInterval : 0);
  };
}
