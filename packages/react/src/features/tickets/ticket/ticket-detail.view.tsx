import { ticketStatuses } from '@foyer/contract/tickets/ticket-states';
import type { Ticket } from '@foyer/contract/tickets/tickets.schema';
import { Button } from '@foyer/ui/button/button.tsx';
import { Card } from '@foyer/ui/card/card.tsx';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { Skeleton } from '@foyer/ui/skeleton/skeleton.tsx';
import { type Ref, Suspense, useState } from 'react';
import { LinkedText } from '../../../domain/linked-text/linked-text.tsx';
import * as page from '../../../page/detail-page.css.ts';
import * as css from './ticket.css.ts';
import { useTicketMessages } from './ticket.messages.ts';
import type { TicketConversationProps } from './ticket-conversation.tsx';
import type { TicketEditProps } from './ticket-edit.tsx';
import { TicketFacts } from './ticket-facts.tsx';
import type { TicketFilesProps } from './ticket-files.tsx';
import { TicketIntroduction } from './ticket-introduction.view.tsx';
import type { TicketManageProps } from './ticket-manage.tsx';
import type { TicketTimelineProps } from './ticket-timeline.view.tsx';
import type { TicketChange } from './use-ticket-change.ts';

// Loaded at once, and the ticket waits for them: no skeleton could reserve their height.
export const loadTalk = () =>
  Promise.all([import('./ticket-files.tsx'), import('./ticket-conversation.tsx')]);
const TicketFiles = lazyView<TicketFilesProps>(async () => (await loadTalk())[0].TicketFiles);
const TicketConversation = lazyView<TicketConversationProps>(
  async () => (await loadTalk())[1].TicketConversation,
);
// Rarely needed: editing the ticket.
const TicketEdit = lazyView<TicketEditProps>(async () => (await import('./ticket-edit.tsx')).TicketEdit);
const TicketTimeline = lazyView<TicketTimelineProps>(
  async () => (await import('./ticket-timeline.view.tsx')).TicketTimeline,
);
// Only for the service.
const TicketManage = lazyView<TicketManageProps>(
  async () => (await import('./ticket-manage.tsx')).TicketManage,
);

export interface TicketDetailViewProps {
  readonly ticket: Ticket;
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly change: TicketChange;
}

/** The whole page of a ticket. */
export function TicketDetailView(props: TicketDetailViewProps) {
  const { ticket, titleRef, change } = props;
  const { t } = useTicketMessages();
  const { description, files } = ticket;
  const [isEditing, setEditing] = useState(false);
  const own = files.filter(({ commentId }) => commentId === null);
  return (
    <>
      <TicketIntroduction ticket={ticket} titleRef={titleRef} actions={<Transitions {...props} />}>
        <p className={css.failure} role="alert">
          {change.failure}
        </p>
      </TicketIntroduction>
      <div className={page.columns}>
        <div className={page.column}>
          <Card
            title={t('tickets.ticket.description')}
            actions={
              !isEditing &&
              ticket.allowedActions.includes('edit') && (
                <Button size="small" variant="ghost" onClick={() => setEditing(true)} part="edit">
                  {t('tickets.ticket.message.edit')}
                </Button>
              )
            }
          >
            {isEditing ? (
              <Suspense fallback={<Skeleton height={320} width="100%" />}>
                <TicketEdit ticket={ticket} onSaved={change.adopt} onDone={() => setEditing(false)} />
              </Suspense>
            ) : (
              <LinkedText className={css.words} part="description" text={description} />
            )}
            {(own.length > 0 || ticket.allowedActions.includes('add_file')) && (
              <TicketFiles ticket={ticket} files={own} />
            )}
          </Card>
          <TicketConversation ticket={ticket} />
        </div>
        <div className={page.column}>
          <TicketFacts ticket={ticket} />
          {ticket.allowedActions.includes('assign') && (
            <Suspense fallback={<Skeleton height={240} width="100%" />}>
              <TicketManage ticket={ticket} change={change} />
            </Suspense>
          )}
          <Card title={t('tickets.ticket.timeline')}>
            <Suspense fallback={<Skeleton height={160} width="100%" />}>
              <TicketTimeline timeline={ticket.timeline} />
            </Suspense>
          </Card>
        </div>
      </div>
    </>
  );
}

/** The buttons for the allowed status changes, the most likely one first. */
function Transitions({ ticket, change }: TicketDetailViewProps) {
  const { find } = useTicketMessages();
  // A newer server may allow a status that has no text here.
  const known = ticketStatuses.filter((status) => ticket.allowedTransitions.includes(status));
  if (known.length === 0) return null;
  return known.map((status) => {
    const isReopening = status === 'open' && (ticket.status === 'resolved' || ticket.status === 'closed');
    return (
      <Button
        key={status}
        variant="secondary"
        isLoading={change.isPending}
        onClick={() => change.send({ status })}
      >
        {find(`tickets.ticket.move.${isReopening ? 'reopen' : status}`, status)}
      </Button>
    );
  });
}
