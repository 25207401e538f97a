import { defineEvent, defineFeature, defineWidget } from '../../widget/define-widget.ts';
import { navigateEvent } from '../../widget/navigate-event.ts';
import { listSlots } from '../../widget/slot-specs.ts';

export const ticketsWidget = defineWidget({
  tag: 'tickets',
  name: 'Tickets',
  summary:
    'All tickets that somebody may see, with what is unread, search in subject, text and answers, filters, paging and export, and the way to a new one; a short list with `compact`.',
  status: 'stable',
  access: 'signedIn',
  attributes: {
    compact: {
      type: 'boolean',
      description: 'The tickets changed last only: no heading, search, filters, pages or export.',
      default: false,
    },
    'page-size': { type: 'number', description: 'Tickets per page, 1 to 100; 25, or 5 when compact.' },
    status: { type: 'string', description: 'Shows the tickets of this status first.' },
    'sync-url': {
      type: 'boolean',
      description: "Keeps search, filters, order, page, columns and what is opened in the page's address.",
      default: false,
    },
  },
  sample: {},
  shows: ['tickets'],
  states: ['empty', 'error'],
  events: {
    navigate: navigateEvent,
    'ticket-selected': defineEvent<{ id: string; number: string }>({
      description: 'A ticket was chosen.',
      detail: '{ id: string; number: string }',
    }),
  },
  slots: listSlots,
  parts: {
    tickets: 'The tickets as a whole.',
    title: true,
    create: 'The link to a new ticket.',
    toolbar: true,
    surface: true,
    table: true,
    list: true,
    row: true,
    'row-link': true,
    columns: true,
    export: true,
    range: true,
    opened: true,
    back: true,
    badge: true,
    pagination: true,
    sort: true,
  },
  minBlockSize: '640px',
  compactBlockSize: '320px',
  load: () => import('./ticket-list/ticket-list.tsx').then((module) => module.Tickets),
  messages: () => import('./ticket-list/ticket-list.messages.ts').then((module) => module.ticketListMessages),
});

export const ticketWidget = defineWidget({
  tag: 'ticket',
  name: 'Ticket',
  summary:
    'One ticket: what it is about, the conversation with files, the promised answer and the history; answering, solving, closing and opening again.',
  status: 'stable',
  access: 'signedIn',
  attributes: { 'ticket-id': { type: 'string', description: "The ticket's id." } },
  sample: { 'ticket-id': { from: 'listTickets' } },
  shows: ['ticket'],
  states: ['empty', 'error'],
  events: {
    navigate: navigateEvent,
    'ticket-answered': defineEvent<{ id: string; number: string }>({
      description: 'Something was written.',
      detail: '{ id: string; number: string }',
    }),
  },
  slots: ['heading'],
  parts: {
    ticket: 'The ticket as a whole.',
    breadcrumb: true,
    head: true,
    title: true,
    actions: true,
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
  minBlockSize: '640px',
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

/** Tickets: the list, the single ticket and the form for a new one. */
export const ticketsFeature = defineFeature({
  name: 'tickets',
  widgets: [ticketsWidget, ticketWidget, createTicketWidget],
});
