import { ExampleWidget } from '@foyer/testing/example-widget';
import type { Example } from '@foyer/ui/example.ts';
import { ticketWidget } from '../tickets.manifest.ts';
import { commentsPage, ticketExample } from '../tickets-fixture.ts';

/** A single ticket over fixed answers. */
export const example: Example = {
  title: 'Ticket',
  group: 'Tickets',
  render: () => (
    <ExampleWidget
      widget={ticketWidget}
      answers={{ getTicket: ticketExample, listTicketComments: commentsPage, updateTicket: ticketExample }}
      props={{ ticketId: 'ticket-1' }}
    />
  ),
};
