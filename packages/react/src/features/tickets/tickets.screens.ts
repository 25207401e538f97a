import { associationKinds } from '@foyer/contract/tickets/ticket-states';
import { defineScreen } from '../../screens/define-screen.ts';
import { firstPage } from '../../screens/first-read.ts';
import { createTicketWidget, ticketsWidget, ticketWidget } from './tickets.manifest.ts';

export const ticketsScreens = [
  defineScreen('tickets', {
    widget: ticketsWidget,
    title: 'screens.tickets',
    icon: 'ticket',
    size: 'list',
    beginsWithTitle: true,
    anew: 'visit',
    props: () => ({ syncUrl: true }),
    reads: (place) => [firstPage('listTickets', 'updatedAt:desc', place)],
  }),
  defineScreen('ticket', {
    widget: ticketWidget,
    title: 'screens.ticket',
    size: 'detail',
    anew: 'id',
    props: ({ id }) => ({ ticketId: id }),
  }),
  // orders, invoices and others link here, with query parameters for the record
  defineScreen('create-ticket', {
    widget: createTicketWidget,
    title: 'screens.create-ticket',
    size: 'form',
    under: 'tickets',
    anew: 'visit',
    props: ({ ask }) => ({
      aboutKind: associationKinds.find((kind) => kind === ask('about')),
      aboutId: ask('id'),
      aboutLabel: ask('label'),
    }),
  }),
];
