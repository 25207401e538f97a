import { ExampleWidget } from '@foyer/testing/example-widget';
import type { Example } from '@foyer/ui/example.ts';
import { createTicketWidget } from '../tickets.manifest.ts';
import { categoriesAnswer, ticketExample } from '../tickets-fixture.ts';

/** The form for a new ticket over fixed answers. */
export const example: Example = {
  title: 'Create ticket',
  group: 'Tickets',
  render: () => (
    <ExampleWidget
      widget={createTicketWidget}
      answers={{ listTicketCategories: categoriesAnswer, createTicket: ticketExample }}
      props={{ aboutKind: 'order', aboutId: 'order-1', aboutLabel: 'AB-2026-004711' }}
    />
  ),
};
