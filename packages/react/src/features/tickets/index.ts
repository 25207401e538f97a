import { createWidgetComponent } from '../../widget/create-widget-component.tsx';
import { createTicketWidget, ticketsWidget, ticketWidget } from './tickets.manifest.ts';

/** All tickets with search, filters, paging and unread marks. */
export const Tickets = createWidgetComponent(ticketsWidget);
/** A single ticket: conversation, files, history and actions. */
export const Ticket = createWidgetComponent(ticketWidget);
/** The form for a new ticket. */
export const CreateTicket = createWidgetComponent(createTicketWidget);
