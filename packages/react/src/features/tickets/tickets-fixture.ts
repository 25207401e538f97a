import type { CallOutput, Contract } from '@foyer/contract';
import type {
  Ticket,
  TicketComment,
  TicketFile,
  TicketSummary,
} from '@foyer/contract/tickets/tickets.schema';

const maren = { id: 'user-1', name: 'Maren Petersen', kind: 'customer' } as const;
const stefan = { id: 'user-2', name: 'Stefan Riedel', kind: 'service' } as const;

/** Tickets as a server might return them; for tests and examples. */
const summaries: readonly [TicketSummary, TicketSummary] = [
  {
    id: 'ticket-1',
    number: 'T-2026-002190',
    subject: 'Wallbox am Tor 3 blinkt rot',
    status: 'waiting_for_customer',
    category: { id: 'charging', name: 'Laden und Wallbox' },
    priority: { id: 'high', name: 'Hoch', rank: 2 },
    createdAt: '2026-11-20T13:05:00.000Z',
    updatedAt: '2026-11-20T15:20:00.000Z',
    createdBy: maren,
    company: { id: 'company-1', name: 'Nordwind Logistik GmbH' },
    assignee: stefan,
    association: { kind: 'order', id: 'order-1', label: 'AB-2026-004711' },
    commentCount: 2,
    fileCount: 2,
    isUnread: true,
    answerDueAt: null,
  },
  {
    id: 'ticket-2',
    number: 'T-2026-002181',
    subject: 'Sammelliste je Kostenstelle',
    status: 'new',
    category: { id: 'invoice', name: 'Rechnung und Zahlung' },
    priority: { id: 'normal', name: 'Normal', rank: 3 },
    createdAt: '2026-11-18T14:30:00.000Z',
    updatedAt: '2026-11-18T14:30:00.000Z',
    createdBy: maren,
    company: { id: 'company-1', name: 'Nordwind Logistik GmbH' },
    assignee: null,
    association: null,
    commentCount: 0,
    fileCount: 0,
    isUnread: false,
    answerDueAt: '2026-11-19T15:30:00.000Z',
  },
];

export const ticketsPage: CallOutput<Contract['listTickets']> = {
  items: [...summaries],
  nextCursor: null,
  total: 2,
};
export const noTickets: CallOutput<Contract['listTickets']> = { items: [], nextCursor: null, total: 0 };

export const categoriesAnswer: CallOutput<Contract['listTicketCategories']> = {
  items: [
    {
      id: 'charging',
      name: 'Laden und Wallbox',
      description: 'Eine Ladestation lädt nicht.',
      defaultPriorityId: 'high',
      associationKinds: ['order', 'article'],
    },
    {
      id: 'invoice',
      name: 'Rechnung und Zahlung',
      description: null,
      defaultPriorityId: 'normal',
      associationKinds: ['invoice'],
    },
  ],
};
export const companiesAnswer: CallOutput<Contract['listTicketCompanies']> = {
  items: [{ id: 'nordwind', name: 'Nordwind Logistik GmbH', customerNumber: 'K-10042' }],
};
export const prioritiesAnswer: CallOutput<Contract['listTicketPriorities']> = {
  items: [
    { id: 'high', name: 'Hoch', rank: 2, answerHours: 4 },
    { id: 'normal', name: 'Normal', rank: 3, answerHours: 9 },
  ],
};

const photo: TicketFile = {
  id: 'file-1',
  commentId: null,
  name: 'Tor 3.jpg',
  mediaType: 'image/jpeg',
  sizeBytes: 421_000,
  version: 1,
  uploadedAt: '2026-11-20T13:05:00.000Z',
  uploadedBy: maren,
  canReplace: true,
  earlierVersions: [],
};

export const ticketExample: Ticket = {
  ...summaries[0],
  version: 6,
  description: 'Seit heute Mittag blinkt die Anzeige rot.\nEin Foto hängt an.',
  allowedTransitions: ['resolved'],
  allowedActions: ['comment', 'add_file', 'edit'],
  possibleAssignees: [],
  reopenableUntil: null,
  files: [
    photo,
    { ...photo, id: 'file-2', commentId: 'comment-2', name: 'protokoll.txt', mediaType: 'text/plain' },
  ],
  timeline: [
    {
      id: 'event-1',
      at: '2026-11-20T13:05:00.000Z',
      actor: maren,
      kind: 'created',
      from: null,
      to: 'new',
      commentId: null,
      fileId: null,
    },
    {
      id: 'event-2',
      at: '2026-11-20T13:30:00.000Z',
      actor: stefan,
      kind: 'assigned',
      from: null,
      to: 'Stefan Riedel',
      commentId: null,
      fileId: null,
    },
    {
      id: 'event-3',
      at: '2026-11-20T13:48:00.000Z',
      actor: stefan,
      kind: 'status_changed',
      from: 'new',
      to: 'waiting_for_customer',
      commentId: null,
      fileId: null,
    },
  ],
};

const answer: TicketComment = {
  id: 'comment-1',
  text: 'Bitte schicken Sie uns das Protokoll.',
  author: stefan,
  isInternal: false,
  createdAt: '2026-11-20T13:48:00.000Z',
  editedAt: null,
  canEdit: false,
  version: 1,
  files: [],
};

export const commentsPage: CallOutput<Contract['listTicketComments']> = {
  items: [
    answer,
    {
      ...answer,
      id: 'comment-2',
      text: 'Hier ist es.',
      author: maren,
      createdAt: '2026-11-20T15:20:00.000Z',
      canEdit: true,
      files: ticketExample.files.slice(1),
    },
  ],
  nextCursor: null,
};
/** A note that only the service can read. */
export const internalNote: TicketComment = {
  ...answer,
  id: 'comment-3',
  text: 'Zähler ab Werk nie angepasst.',
  isInternal: true,
};

/** A pasted screenshot; only its first bytes are those of a PNG. */
export const screenshot = new File([new Uint8Array([137, 80, 78, 71])], 'image.png', { type: 'image/png' });
