import { createWidgetComponent } from '../../widget/create-widget-component.tsx';
import { createTicketWidget, ticketsWidget, ticketWidget } from './tickets.manifest.ts';

/** Tickets with search, filters, paging and what is unread. */
export const Tickets = createWidgetComponent(ticketsWidget);
/** One ticket: its conversation, files and history, and what can be done with it. */
export const Ticket = createWidgetComponent(ticketWidget);
/** Opens a ticket. */
export const CreateTicket = createWidgetComponent(createTicketWidget);
