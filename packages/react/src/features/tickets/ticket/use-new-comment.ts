import type { TicketComment } from '@foyer/contract/tickets/tickets.schema';
import { useEffect, useRef } from 'react';

/** Reports the newest comment that has arrived since the last load; the user's own comments, which have `canEdit`, are ignored. */
export function useNewComment(
  comments: readonly TicketComment[] | undefined,
  onArrival: (comment: TicketComment) => void,
): void {
  const seen = useRef<ReadonlySet<string>>(null);
  useEffect(() => {
    if (!comments) return;
    const before = seen.current;
    seen.current = new Set(comments.map(({ id }) => id));
    const arrived = before && comments.findLast(({ id, canEdit }) => !before.has(id) && !canEdit);
    if (arrived) onArrival(arrived);
  }, [comments, onArrival]);
}
