import type { Ticket } from '@foyer/contract/tickets/tickets.schema';
import { Button, buttonClass } from '@foyer/ui/button/button.tsx';
import { CheckIcon } from '@foyer/ui/icon/icons.tsx';
import { useEffect, useRef } from 'react';
import { showConfirmation } from '../../../form/show-confirmation.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { WidgetLink } from '../../../widget/widget-link.tsx';
import * as css from './create-ticket.css.ts';
import { useCreateTicketMessages } from './create-ticket.messages.ts';

export interface TicketSentProps {
  readonly ticket: Ticket;
  readonly onAnother: () => void;
}

/** It has arrived: its number, until when an answer is promised, and where to follow it. */
export function TicketSent({ ticket: { id, number, answerDueAt, isMailed }, onAnother }: TicketSentProps) {
  const { t } = useCreateTicketMessages();
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => showConfirmation(heading.current), []);
  return (
    <section className={css.sent} part="sent">
      <span className={css.sentIcon}>
        <CheckIcon size={32} />
      </span>
      <h1 className={css.sentTitle} ref={heading} tabIndex={-1}>
        {t('tickets.create-ticket.sent.title')}
      </h1>
      <p className={css.sentText}>
        {t('tickets.create-ticket.sent.text', { number })}
        {isMailed && ` ${t('tickets.create-ticket.sent.mail')}`}
      </p>
      {answerDueAt && (
        <p className={css.sentText}>
          {t('tickets.create-ticket.sent.due', { date: format.dateTime(answerDueAt) })}
        </p>
      )}
      <div className={css.sentActions}>
        <WidgetLink className={buttonClass({})} target={{ route: 'ticket', params: { id } }} part="to-ticket">
          {t('tickets.create-ticket.sent.to-ticket')}
        </WidgetLink>
        <Button variant="secondary" onClick={onAnother}>
          {t('tickets.create-ticket.sent.another')}
        </Button>
      </div>
    </section>
  );
}
