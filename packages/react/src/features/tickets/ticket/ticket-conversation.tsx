import { cutText } from '@foyer/contract/cut-text';
import type { Ticket, TicketComment } from '@foyer/contract/tickets/tickets.schema';
import { Button } from '@foyer/ui/button/button.tsx';
import { Card } from '@foyer/ui/card/card.tsx';
import { Skeleton } from '@foyer/ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '@foyer/ui/visually-hidden/visually-hidden.tsx';
import { useState } from 'react';
import * as page from '../../../page/detail-page.css.ts';
import { usePermission } from '../../../provider/use-permission.ts';
import { useResource } from '../../../provider/use-resource.ts';
import { FailedState } from '../../../widget/widget-states.tsx';
import { CommentForm } from './comment-form.tsx';
import * as css from './ticket.css.ts';
import { useTicketMessages } from './ticket.messages.ts';
import { TicketMessage } from './ticket-message.tsx';
import { useArrival } from './use-arrival.ts';
import { type FileActions, useFileActions } from './use-file-actions.tsx';

export interface TicketConversationProps {
  readonly ticket: Ticket;
}

/** What both sides wrote, with its files, and the field to go on with. */
export function TicketConversation({ ticket }: TicketConversationProps) {
  const { t } = useTicketMessages();
  const actions = useFileActions(ticket.id);
  const canWrite = ticket.allowedActions.includes('comment');
  const first = useComments(ticket, undefined);
  const isWaiting = ticket.commentCount > 0 && !first.data && !first.error;
  const [arrived, setArrived] = useState<TicketComment>();
  return (
    <Card title={t('tickets.ticket.messages')}>
      {ticket.commentCount === 0 && <p className={page.muted}>{t('tickets.ticket.messages.none')}</p>}
      <ol className={css.messages} part="messages">
        <CommentPage ticket={ticket} cursor={undefined} actions={actions} onArrival={setArrived} />
      </ol>
      <VisuallyHidden>
        <span role="status">
          {arrived &&
            t('tickets.ticket.messages.arrived', { name: arrived.author.name, text: beginningOf(arrived) })}
        </span>
      </VisuallyHidden>
      <p className={css.failure} role="alert">
        {actions.failure}
      </p>
      {canWrite && (isWaiting ? <Skeleton width="100%" height={240} /> : <CommentForm ticket={ticket} />)}
      {actions.preview}
    </Card>
  );
}

/** A hundred comments from a place on; whoever asks for the same ones shares one call. */
function useComments({ id }: Ticket, cursor: string | undefined) {
  const query = { limit: 100, ...(cursor === undefined ? {} : { cursor }) };
  return useResource('listTicketComments', { params: { id }, query });
}

/** As much as one can listen to beside something else. */
function beginningOf({ text }: TicketComment): string {
  const beginning = cutText(text, 200);
  return beginning === text ? text : `${beginning} …`;
}

interface CommentPageProps extends TicketConversationProps {
  readonly cursor: string | undefined;
  readonly actions: FileActions;
  /** Hears of what others write while it is looked at. */
  readonly onArrival: (comment: TicketComment) => void;
}

/** A hundred at a time; the rest where somebody asks for it. */
function CommentPage({ ticket, cursor, actions, onArrival }: CommentPageProps) {
  const { t } = useTicketMessages();
  const isService = usePermission('technician');
  const [isOpen, setOpen] = useState(false);
  const comments = useComments(ticket, cursor);
  const { data, error } = comments;
  useArrival(data?.items, onArrival);
  if (!data && error) return <FailedState error={error} onRetry={() => void comments.reload()} />;
  if (!data) return ticket.commentCount > 0 ? <Skeleton width="100%" height={160} /> : null;
  const isOwn = ({ author }: TicketComment) => (author.kind === 'service') === isService;
  return (
    <>
      {data.items.map((comment) => (
        <TicketMessage
          key={comment.id}
          ticketId={ticket.id}
          comment={comment}
          isOwn={isOwn(comment)}
          actions={actions}
        />
      ))}
      {data.nextCursor !== null && !isOpen && (
        <li className={css.more}>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {t('tickets.ticket.messages.more')}
          </Button>
        </li>
      )}
      {data.nextCursor !== null && isOpen && (
        <CommentPage ticket={ticket} cursor={data.nextCursor} actions={actions} onArrival={onArrival} />
      )}
    </>
  );
}
