import { defineDetailWidget } from '../../widget/define-detail-widget.ts';
import { defineListWidget } from '../../widget/define-list-widget.ts';
import { defineEvent, defineFeature, defineWidget } from '../../widget/define-widget.ts';
import { navigateEvent } from '../../widget/links/navigate-event.ts';

export const ticketsWidget = defineListWidget({
  tag: 'tickets',
  name: 'Tickets',
  summary:
    'All tickets the user may see, with marks for unread ones, search in subject, text and answers, filters, paging and export, and a link to create one; a short list with `compact`.',
  status: 'stable',
  access: 'signedIn',
  entries: 'tickets',
  compact: 'Only the most recently changed tickets',
  opens: 'ticket',
  attributes: {
    status: { type: 'string', description: 'Shows the tickets of this status first.' },
  },
  shows: ['tickets'],
  parts: {
    tickets: 'The tickets as a whole.',
    create: 'The link that creates a ticket.',
    badge: true,
  },
  load: () => import('./ticket-list/ticket-list.tsx').then((module) => module.Tickets),
  messages: () => import('./ticket-list/ticket-list.messages.ts').then((module) => module.ticketListMessages),
});

export const ticketWidget = defineDetailWidget({
  tag: 'ticket',
  name: 'Ticket',
  summary:
    'One ticket: description, conversation with files, due time of the answer, history; with answering, solving, closing and reopening.',
  status: 'stable',
  access: 'signedIn',
  list: 'listTickets',
  shows: ['ticket'],
  events: {
    'ticket-answered': defineEvent<{ id: string; number: string }>({
      description: 'A message was written.',
      detail: '{ id: string; number: string }',
    }),
  },
  parts: {
    ticket: 'The ticket as a whole.',
    facts: true,
    description: 'The description of the ticket, as its author wrote it.',
    messages: true,
    message: true,
    edit: 'The button that edits subject or text.',
    files: 'The files that belong to the ticket.',
    file: 'One of the files.',
    preview: true,
    thumbnail: true,
    download: true,
    replace: 'The button that replaces a file.',
    form: true,
    'send-message': true,
    'words-sent': true,
    'cancel-upload': true,
    manage: 'The actions of support for the ticket.',
    timeline: true,
  },
  load: () => import('./ticket/ticket.tsx').then((module) => module.Ticket),
  messages: () => import('./ticket/ticket.messages.ts').then((module) => module.ticketMessages),
});

export const createTicketWidget = defineWidget({
  tag: 'create-ticket',
  name: 'CreateTicket',
  summary: 'Creates a ticket, with files and a link to its subject.',
  status: 'stable',
  access: 'signedIn',
  attributes: {
    'about-kind': {
      type: 'string',
      description: 'Kind of the thing the ticket is about.',
      values: ['order', 'invoice', 'quotation', 'shipment', 'article', 'charging_card', 'use_case'],
    },
    'about-id': { type: 'string', description: 'Id of the thing the ticket is about.' },
    'about-label': { type: 'string', description: 'Its name for people: an order number, a card number.' },
  },
  sample: {},
  shows: ['create-ticket'],
  states: ['error'],
  events: {
    navigate: navigateEvent,
    'ticket-created': defineEvent<{ id: string; number: string }>({
      description: 'A ticket was created.',
      detail: '{ id: string; number: string }',
    }),
  },
  slots: ['heading'],
  parts: {
    'create-ticket': 'The form of a new ticket as a whole.',
    breadcrumb: true,
    title: true,
    about: 'The order, card or other thing the ticket is about.',
    form: true,
    'words-sent': true,
    'cancel-upload': true,
    submit: true,
    sent: true,
    'to-ticket': 'The link to the created ticket.',
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
