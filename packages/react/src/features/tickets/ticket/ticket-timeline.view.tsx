import type { Ticket, TicketEvent } from '@foyer/contract/tickets/tickets.schema';
import * as track from '../../../page/track.css.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { useTicketMessages } from './ticket.messages.ts';

export type TicketTimelineProps = Pick<Ticket, 'timeline'>;

/** The events of a ticket with their actors, newest first. */
export function TicketTimeline({ timeline }: TicketTimelineProps) {
  const messages = useTicketMessages();
  const format = useFormat();
  const textOf = ({ kind, to }: TicketEvent) => {
    const value =
      kind === 'status_changed'
        ? messages.find(`tickets.status.${to}`, messages.t('base.other'))
        : (to ?? '');
    const isTaken = kind === 'assigned' && to === null;
    return messages.find(`tickets.ticket.event.${isTaken ? 'released' : kind}`, messages.t('base.other'), {
      value,
    });
  };
  return (
    <ol className={track.track} part="timeline">
      {timeline.toReversed().map((event, index) => (
        <li
          key={event.id}
          className={track.event}
          data-latest={index === 0 ? '' : undefined}
          aria-current={index === 0 ? 'step' : undefined}
        >
          <span className={track.mark} aria-hidden="true" />
          <span className={track.words}>
            <span className={track.text}>{textOf(event)}</span>
            <span className={track.day}>
              <time dateTime={event.at}>{format.dateTime(event.at)}</time> · {event.actor.name}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
