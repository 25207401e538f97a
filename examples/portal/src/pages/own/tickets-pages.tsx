import { CreateTicket, Ticket, Tickets } from '@foyer/react';
import type { Pages } from '../page.ts';
import { WidgetScreen } from '../widget-screen.tsx';

/** What a ticket may be about, as an address says it. */
const kinds = ['order', 'invoice', 'quotation', 'shipment', 'article', 'charging_card', 'use_case'] as const;

export const pages: Pages<'tickets' | 'ticket' | 'create-ticket'> = {
  tickets: {
    widget: Tickets,
    node: <WidgetScreen>{({ visit }) => <Tickets key={visit} syncUrl />}</WidgetScreen>,
  },
  ticket: {
    widget: Ticket,
    node: <WidgetScreen>{({ id }) => <Ticket key={id} ticketId={id} />}</WidgetScreen>,
  },
  // orders, invoices and others lead here, with what it is about in the address
  'create-ticket': {
    widget: CreateTicket,
    node: (
      <WidgetScreen>
        {({ visit, ask }) => (
          <CreateTicket
            key={visit}
            aboutKind={kinds.find((kind) => kind === ask('about'))}
            aboutId={ask('id')}
            aboutLabel={ask('label')}
          />
        )}
      </WidgetScreen>
    ),
  },
};
