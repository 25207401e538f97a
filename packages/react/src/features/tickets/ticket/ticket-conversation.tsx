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
import { FailedState } from '../../../widget/states/widget-states.tsx';
import { CommentForm } from './comment-form.tsx';
import * as css from './ticket.css.ts';
import { useTicketMessages } from './ticket.messages.ts';
import { TicketMessage } from './ticket-message.tsx';
import { type FileActions, useFileActions } from './use-file-actions.tsx';
import { useNewComment } from './use-new-comment.ts';

export interface TicketConversationProps {
  readonly ticket: Ticket;
}

/** The comments of both sides with their files, and the form for a new one. */
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
      <div role="log" aria-label={t('tickets.ticket.messages')}>
        {/* the line below announces a new comment, without the buttons and files of its entry */}
        <ol className={css.messages} aria-live="off" part="messages">
          <CommentPage ticket={ticket} cursor={undefined} actions={actions} onArrival={setArrived} />
        </ol>
        <VisuallyHidden>
          <span role="status">
            {arrived &&
              t('tickets.ticket.messages.arrived', { name: arrived.author.name, text: beginningOf(arrived) })}
          </span>
        </VisuallyHidden>
      </div>
      <p className={css.failure} role="alert">
        {actions.failure}
      </p>
      {canWrite && (isWaiting ? <Skeleton width="100%" height={240} /> : <CommentForm ticket={ticket} />)}
      {actions.preview}
    </Card>
  );
}

/** Loads a page of 100 comments. Components with the same cursor share one call. */
function useComments({ id }: Ticket, cursor: string | undefined) {
  const query = { limit: 100, ...(cursor === undefined ? {} : { cursor }) };
  return useResource('listTicketComments', { params: { id }, query });
}

/** Returns the first 200 characters, short enough for an announcement by a screen reader. */
function beginningOf({ text }: TicketComment): string {
  const beginning = cutText(text, 200);
  return beginning === text ? text : `${beginning} …`;
}

interface CommentPageProps extends TicketConversationProps {
  readonly cursor: string | undefined;
  readonly actions: FileActions;
  /** Called when a comment of somebody else arrives while the page is open. */
  readonly onArrival: (comment: TicketComment) => void;
}

/** A page of 100 comments; a button loads the next one. */
function CommentPage({ ticket, cursor, actions, onArrival }: CommentPageProps) {
  const { t } = useTicketMessages();
  const isService = usePermission('technician');
  const [isOpen, setOpen] = useState(false);
  const comments = useComments(ticket, cursor);
  const { data, error } = comments;
  useNewComment(data?.items, onArrival);
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
