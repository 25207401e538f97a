import { associationKinds } from '@foyer/contract/tickets/ticket-states';
import type { Ticket } from '@foyer/contract/tickets/tickets.schema';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { Suspense, useState } from 'react';
import { container } from '../../../page/container.css.ts';
import * as page from '../../../page/detail-page.css.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { WidgetBreadcrumb } from '../../../widget/links/widget-breadcrumb.tsx';
import { WidgetSkeleton } from '../../../widget/states/widget-skeleton.tsx';
import * as css from './create-ticket.css.ts';
import { useCreateTicketMessages } from './create-ticket.messages.ts';
import { TicketForm } from './ticket-form.tsx';
import type { TicketSentProps } from './ticket-sent.view.tsx';

const TicketSent = lazyView<TicketSentProps>(async () => (await import('./ticket-sent.view.tsx')).TicketSent);

export interface CreateTicketProps extends WidgetProps {
  /** Kind of the record the ticket is about. */
  readonly aboutKind?: string;
  /** Id of that record. */
  readonly aboutId?: string;
  /** Name of that record as users know it, such as its number. @default its id */
  readonly aboutLabel?: string;
}

const overview = { route: 'tickets' } as const;

/** `<foyer-create-ticket>`: the form for a new ticket. */
export function CreateTicket({ emit, aboutKind, aboutId, aboutLabel }: CreateTicketProps) {
  const { t } = useCreateTicketMessages();
  const [sent, setSent] = useState<Ticket | null>(null);
  const kind = associationKinds.find((known) => known === aboutKind);
  const about = kind && aboutId ? { kind, id: aboutId, label: aboutLabel || aboutId } : null;
  const onSent = (ticket: Ticket) => {
    setSent(ticket);
    emit('ticket-created', { id: ticket.id, number: ticket.number });
  };
  return (
    <div className={container}>
      <div className={page.layout} part="create-ticket">
        <WidgetBreadcrumb
          steps={[{ label: t('tickets.title'), target: overview }]}
          current={t('tickets.create-ticket.title')}
        />
        {sent ? (
          <Suspense fallback={<WidgetSkeleton height="320px" />}>
            <TicketSent ticket={sent} onAnother={() => setSent(null)} />
          </Suspense>
        ) : (
          <>
            <header className={css.header}>
              <h1 className={page.title} tabIndex={-1} part="title">
                <slot name="heading">{t('tickets.create-ticket.title')}</slot>
              </h1>
              <p className={page.muted}>{t('tickets.create-ticket.intro')}</p>
            </header>
            <TicketForm about={about} onSent={onSent} />
          </>
        )}
      </div>
    </div>
  );
}
