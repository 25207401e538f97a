import type { FeatureExamples } from '../endpoints/endpoint-example.ts';
import { sampleTicketFile, ticketFilesExamples } from './ticket-files.example.ts';
import type { ticketsContract } from './tickets.contract.ts';
import type { Ticket, TicketComment, TicketSummary } from './tickets.schema.ts';

const maren = { id: 'usr-maren', name: 'Maren Petersen', kind: 'customer' } as const;
const service = { id: 'usr-service', name: 'Kundendienst', kind: 'service' } as const;

const summary: TicketSummary = {
  id: 'tic-42',
  number: 'T-2025-000042',
  subject: 'Wallbox lädt nicht',
  status: 'open',
  category: { id: 'charging', name: 'Laden' },
  priority: { id: 'high', name: 'Hoch', rank: 1 },
  createdAt: '2025-11-20T10:00:00.000Z',
  updatedAt: '2025-11-20T11:30:00.000Z',
  createdBy: maren,
  company: { id: 'cmp-nordwind', name: 'Nordwind Logistik GmbH' },
  assignee: service,
  association: { kind: 'order', id: 'ord-4711', label: 'AB-2025-004711' },
  commentCount: 1,
  fileCount: 1,
  isUnread: true,
  answerDueAt: null,
};
const ticket: Ticket = {
  ...summary,
  version: 4,
  description: 'Seit heute früh blinkt die Anzeige rot.',
  allowedTransitions: ['resolved'],
  allowedActions: ['comment', 'add_file', 'edit'],
  possibleAssignees: [],
  reopenableUntil: null,
  files: [sampleTicketFile],
  timeline: [
    {
      id: 'evt-1',
      at: '2025-11-20T10:00:00.000Z',
      actor: maren,
      kind: 'created',
      from: null,
      to: 'new',
      commentId: null,
      fileId: null,
    },
  ],
};
const comment: TicketComment = {
  id: 'com-7',
  text: 'Bitte schalten Sie die Sicherung einmal aus.',
  author: service,
  isInternal: false,
  createdAt: '2025-11-20T11:30:00.000Z',
  editedAt: null,
  canEdit: false,
  version: 1,
  files: [],
};

/** Examples of the tickets' endpoints. */
export const ticketsExamples: FeatureExamples<typeof ticketsContract> = {
  listTickets: {
    description:
      'All tickets that the caller may see: their own, for a fleet manager those of the company, for a technician those within the reach of the role; `scope` narrows them. Searches numbers, subjects, texts and comments.',
    request: { query: { scope: 'own', status: ['new', 'open'], isUnread: true } },
    answer: { items: [summary], nextCursor: null, total: 1 },
  },
  getTicket: {
    description: 'Opening it marks it as read. A change must state its `version`.',
    request: { params: { id: 'tic-42' }, query: { locale: 'de_DE' } },
    answer: ticket,
  },
  createTicket: {
    description:
      'Files follow by `uploadTicketFile`. An object to which the ticket refers must be visible to the caller.',
    request: {
      body: {
        subject: 'Wallbox lädt nicht',
        description: 'Seit heute früh blinkt die Anzeige rot.',
        categoryId: 'charging',
        association: { kind: 'order', id: 'ord-4711' },
      },
    },
    answer: ticket,
  },
  updateTicket: {
    description:
      'Omitted fields stay unchanged. A `status` must be one of `allowedTransitions`; `comment` is stored with the change.',
    request: { body: { id: 'tic-42', version: 4, status: 'resolved', comment: 'Läuft wieder, danke.' } },
    answer: { ...ticket, status: 'resolved', version: 5 },
  },
  listTicketCategories: {
    description: 'Each with the default priority of its tickets.',
    request: { query: { locale: 'de_DE' } },
    answer: {
      items: [
        {
          id: 'charging',
          name: 'Laden',
          description: 'Wallbox, Karte, Abrechnung',
          defaultPriorityId: 'normal',
          associationKinds: ['order', 'charging_card'],
        },
      ],
    },
  },
  listTicketPriorities: {
    description: '`answerHours` are business hours until the first answer.',
    answer: { items: [{ id: 'high', name: 'Hoch', rank: 1, answerHours: 4 }] },
  },
  listTicketComments: {
    description: 'Internal comments only for the service.',
    request: { params: { id: 'tic-42' }, query: { limit: 25 } },
    answer: { items: [comment], nextCursor: null },
  },
  createTicketComment: {
    description:
      'Files follow by `uploadCommentFile`. An answer of the customer re-opens a ticket that waits for one.',
    request: { params: { id: 'tic-42' }, body: { text: 'Bitte schalten Sie die Sicherung einmal aus.' } },
    answer: comment,
  },
  updateTicketComment: {
    description: 'Only by its author, within 15 minutes.',
    request: {
      params: { id: 'tic-42' },
      body: { commentId: 'com-7', version: 1, text: 'Bitte schalten Sie die Sicherung aus und wieder ein.' },
    },
    answer: { ...comment, version: 2, editedAt: '2025-11-20T11:35:00.000Z' },
  },
  ...ticketFilesExamples,
  listTicketCompanies: {
    description: 'A technician sees the tickets of one customer only.',
    answer: { items: [{ id: 'nordwind', name: 'Nordwind Logistik GmbH', customerNumber: 'K-10042' }] },
  },
};
