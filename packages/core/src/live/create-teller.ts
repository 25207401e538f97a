import type { ReadName } from '@foyer/contract/routes';

/** What may be another when something happens to a ticket. */
const reads: readonly ReadName[] = [
  'listTickets',
  'getTicket',
  'listTicketComments',
  'listTicketFiles',
  'listCommentFiles',
  'listDashboardInformation',
];

/** Milliseconds in which what changes again and again is asked for once. */
const rest = 500;

/**
 * Passes on which ticket has changed, at once and what follows half a second later. Null: any may have. Then a moment of chance
 * comes first, since a server that says so says it to everybody.
 */
export function createTeller(
  invalidate: (names: readonly ReadName[], id?: string) => void,
  signal: AbortSignal,
): (id: string | null) => void {
  const waiting = new Set<string | null>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function pass() {
    timer = undefined;
    if (waiting.size === 0) return;
    if (waiting.has(null)) invalidate(reads);
    else for (const id of waiting) invalidate(reads, id ?? undefined);
    waiting.clear();
    timer = setTimeout(pass, rest);
  }
  signal.addEventListener('abort', () => clearTimeout(timer));
  return (id) => {
    if (signal.aborted) return;
    waiting.add(id);
    timer ??= setTimeout(pass, id === null ? Math.random() * rest : 0);
  };
}
