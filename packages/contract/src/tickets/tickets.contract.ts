import * as v from 'valibot';
import { defineContract } from '../endpoints/endpoint.ts';
import { flag, items, listQuery, localeQuery, many, page } from '../endpoints/list.ts';
import { id, isoDate } from '../rules/field-rules.ts';
import { ticketFilesContract } from './ticket-files.contract.ts';
import {
  associationKindSchema,
  createCommentSchema,
  createTicketSchema,
  ticketCategorySchema,
  ticketCommentSchema,
  ticketCompanySchema,
  ticketPrioritySchema,
  ticketSchema,
  ticketScopeSchema,
  ticketStatusSchema,
  ticketSummarySchema,
  updateCommentSchema,
  updateTicketSchema,
} from './tickets.schema.ts';

/**
 * Support tickets. Everybody sees their own, fleet managers their company's, technicians those in their scope. Allowed while onboarding is
 * due, because the specification lets that forced prompt lead here.
 */
export const ticketsContract = defineContract({
  listTickets: {
    summary: 'Tickets, the most recently changed first',
    access: 'signedIn',
    effect: 'read',
    duringPrompt: true,
    query: listQuery(['updatedAt', 'createdAt', 'number', 'priority', 'status', 'answerDueAt'], {
      scope: v.optional(ticketScopeSchema),
      status: many(ticketStatusSchema),
      /** Whether either side still has something to do: not resolved and not closed. */
      isOpen: flag,
      /** Companies of the customers. */
      company: many(id),
      category: many(id),
      priority: many(id),
      isUnread: flag,
      isAssigned: flag,
      associationKind: v.optional(associationKindSchema),
      associationId: v.optional(id),
      from: v.optional(isoDate),
      to: v.optional(isoDate),
    }),
    response: page(ticketSummarySchema),
  },
  getTicket: {
    summary: "One ticket with its timeline and the caller's allowed actions",
    access: 'signedIn',
    effect: 'read',
    duringPrompt: true,
    params: v.strictObject({ id }),
    idFrom: { id: 'listTickets' },
    query: localeQuery,
    response: ticketSchema,
  },
  createTicket: {
    summary: 'Open a ticket',
    access: 'signedIn',
    effect: 'create',
    duringPrompt: true,
    query: localeQuery,
    body: createTicketSchema,
    response: ticketSchema,
    errors: { category_unknown: 422, priority_unknown: 422, association_unknown: 422 },
  },
  updateTicket: {
    summary: 'Change a ticket, or move it along one of its allowed transitions',
    access: 'signedIn',
    effect: 'create',
    duringPrompt: true,
    query: localeQuery,
    body: updateTicketSchema,
    response: ticketSchema,
    errors: {
      not_found: 404,
      ticket_changed: 409,
      transition_not_allowed: 409,
      action_not_allowed: 409,
      category_unknown: 422,
      priority_unknown: 422,
      assignee_unknown: 422,
    },
  },
  listTicketCategories: {
    summary: 'Categories of tickets',
    access: 'signedIn',
    effect: 'read',
    duringPrompt: true,
    query: localeQuery,
    response: items(ticketCategorySchema),
  },
  listTicketPriorities: {
    summary: 'Priorities, the most urgent first',
    access: 'signedIn',
    effect: 'read',
    duringPrompt: true,
    query: localeQuery,
    response: items(ticketPrioritySchema),
  },
  listTicketComments: {
    summary: 'Comments, oldest first',
    access: 'signedIn',
    effect: 'read',
    duringPrompt: true,
    params: v.strictObject({ id }),
    idFrom: { id: 'listTickets' },
    query: listQuery(['createdAt'], {}),
    response: page(ticketCommentSchema),
  },
  createTicketComment: {
    summary: 'Comment on a ticket; an answer of the customer re-opens a waiting ticket',
    access: 'signedIn',
    effect: 'create',
    duringPrompt: true,
    params: v.strictObject({ id }),
    idFrom: { id: 'listTickets' },
    body: createCommentSchema,
    response: ticketCommentSchema,
    errors: { ticket_closed: 409, action_not_allowed: 409 },
  },
  updateTicketComment: {
    summary: "Edit a comment of one's own within 15 minutes",
    access: 'signedIn',
    effect: 'create',
    duringPrompt: true,
    params: v.strictObject({ id }),
    idFrom: { id: 'listTickets' },
    body: updateCommentSchema,
    response: ticketCommentSchema,
    errors: { ticket_closed: 409, comment_locked: 409, comment_changed: 409 },
  },
  ...ticketFilesContract,
  listTicketCompanies: {
    summary: 'Companies with tickets that the caller may see, by name; at most 200',
    access: 'technician',
    effect: 'read',
    extension: true,
    response: items(ticketCompanySchema),
  },
});
