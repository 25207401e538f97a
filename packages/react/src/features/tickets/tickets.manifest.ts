import { defineDetailWidget } from '../../widget/define-detail-widget.ts';
import { defineListWidget } from '../../widget/define-list-widget.ts';
import { defineEvent, defineFeature, defineWidget } from '../../widget/define-widget.ts';
import { navigateEvent } from '../../widget/links/navigate-event.ts';

export const ticketsWidget = defineListWidget({
  tag: 'tickets',
  name: 'Tickets',
  summary:
    'All tickets that somebody may see, with what is unread, search in subject, text and answers, filters, paging and export, and the way to a new one; a short list with `compact`.',
  status: 'stable',
  access: 'signedIn',
  entries: 'tickets',
  compact: 'The tickets changed last only',
  opens: 'ticket',
  attributes: {
    status: { type: 'string', description: 'Shows the tickets of this status first.' },
  },
  shows: ['tickets'],
  parts: {
    tickets: 'The tickets as a whole.',
    create: 'The link to a new ticket.',
    badge: true,
  },
  load: () => import('./ticket-list/ticket-list.tsx').then((module) => module.Tickets),
  messages: () => import('./ticket-list/ticket-list.messages.ts').then((module) => module.ticketListMessages),
});

export const ticketWidget = defineDetailWidget({
  tag: 'ticket',
  name: 'Ticket',
  summary:
    'One ticket: what it is about, the conversation with files, the promised answer and the history; answering, solving, closing and opening again.',
  status: 'stable',
  access: 'signedIn',
  list: 'listTickets',
  shows: ['ticket'],
  events: {
    'ticket-answered': defineEvent<{ id: string; number: string }>({
      description: 'Something was written.',
      detail: '{ id: string; number: string }',
    }),
  },
  parts: {
    ticket: 'The ticket as a whole.',
    facts: true,
    description: 'What the ticket is about, in the words of who wrote it.',
    messages: true,
    message: true,
    edit: 'The button that changes heading or words.',
    files: 'The files that belong to the ticket.',
    file: 'One of the files.',
    preview: true,
    download: true,
    replace: 'The button that puts another file in the place of one.',
    form: true,
    'send-message': true,
    'words-sent': true,
    'cancel-upload': true,
    manage: 'What the support can do with the ticket.',
    timeline: true,
  },
  load: () => import('./ticket/ticket.tsx').then((module) => module.Ticket),
  messages: () => import('./ticket/ticket.messages.ts').then((module) => module.ticketMessages),
});

export const createTicketWidget = defineWidget({
  tag: 'create-ticket',
  name: 'CreateTicket',
  summary: 'Opens a ticket, with files, and with what it is about already linked.',
  status: 'stable',
  access: 'signedIn',
  attributes: {
    'about-kind': {
      type: 'string',
      description: 'What it is about.',
      values: ['order', 'invoice', 'quotation', 'shipment', 'article', 'charging_card', 'use_case'],
    },
    'about-id': { type: 'string', description: 'The id of what it is about.' },
    'about-label': { type: 'string', description: 'What people call it: an order number, a card number.' },
  },
  sample: {},
  shows: ['create-ticket'],
  states: ['error'],
  events: {
    navigate: navigateEvent,
    'ticket-created': defineEvent<{ id: string; number: string }>({
      description: 'A ticket was opened.',
      detail: '{ id: string; number: string }',
    }),
  },
  slots: ['heading'],
  parts: {
    'create-ticket': 'The form of a new ticket as a whole.',
    breadcrumb: true,
    title: true,
    about: 'What the ticket is about, where one came from an order or a card.',
    form: true,
    'words-sent': true,
    'cancel-upload': true,
    submit: true,
    sent: true,
    'to-ticket': 'The link to the ticket that was made.',
  },
  minBlockSize: '640px',
  load: () => import('./create-ticket/create-ticket.tsx').then((module) => module.CreateTicket),
  messages: () =>
    import('./create-ticket/create-ticket.messages.ts').then((module) => module.createTicketMessages),
});

/** The list of tickets, the single ticket and the form for a new one. */
export const ticketsFeature = defineFeature({
  name: 'tickets',
  widgets: [ticketsWidget, ticketWidget, createTicketWidget],
});
