import { ExampleWidget } from '@foyer/testing/example-widget';
import type { Example } from '@foyer/ui/example.ts';
import { ticketsWidget } from '../tickets.manifest.ts';
import { categoriesAnswer, ticketsPage } from '../tickets-fixture.ts';

/** Tickets over fixed answers. */
export const example: Example = {
  title: 'Tickets',
  group: 'Tickets',
  render: () => (
    <ExampleWidget
      widget={ticketsWidget}
      answers={{ listTickets: ticketsPage, listTicketCategories: categoriesAnswer }}
    />
  ),
};
