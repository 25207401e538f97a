/** Events that one subscription has received. */
export interface TicketWatch {
  readonly status: number;
  /** Returns everything that was received, as text. */
  readonly text: () => string;
  /** Returns the changed tickets in order; null where any may have changed. */
  readonly told: () => (string | null)[];
  /** Returns the latest known state that the server sent. */
  readonly known: () => string | undefined;
  readonly isOver: () => boolean;
  /** Ends the subscription, like a closed page. */
  readonly leave: () => Promise<void>;
}

interface Told {
  readonly ticketId?: string | null;
  readonly known?: string;
}

/** Subscribes to tickets as the holder of `token` until either side ends it. */
export async function watchTickets(
  fetch: (request: Request) => Promise<Response>,
  token: string | undefined,
  query = 'age=0',
): Promise<TicketWatch> {
  const request = new Request(`http://foyer.test/api/portal/tickets/events?${query}`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  const answer = await fetch(request);
  const reader = answer.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let isOver = false;
  const read = async () => {
    for (;;) {
      const piece = await reader?.read();
      if (!piece || piece.done) break;
      text += decoder.decode(piece.value, { stream: true });
    }
    isOver = true;
  };
  read().catch(() => {
    isOver = true;
  });
  const dataOf = (name: string) =>
    [...text.matchAll(/^event: (\w+)\ndata: (.*)$/gm)]
      .filter(([, event]) => event === name)
      .map(([, , data = '']) => JSON.parse(data) as Told);
  return {
    status: answer.status,
    text: () => text,
    told: () => dataOf('changed').map(({ ticketId = null }) => ticketId),
    known: () => [...dataOf('known'), ...dataOf('changed')].findLast(({ known }) => known)?.known,
    isOver: () => isOver,
    leave: async () => reader?.cancel(),
  };
}
