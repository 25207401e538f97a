import * as v from 'valibot';
import { defineContract } from '../endpoint.ts';
import { id, isoDate } from '../field-rules.ts';
import { flag, items, listQuery, localeQuery, many, page } from '../list.ts';
import { ticketFilesContract } from './ticket-files.contract.ts';
import {
  associationKindSchema,
  createCommentSchema,
  createTicketSchema,
  ticketCategorySchema,
  ticketCommentSchema,
  ticketPrioritySchema,
  ticketSchema,
  ticketScopeSchema,
  ticketStatusSchema,
  ticketSummarySchema,
  updateCommentSchema,
  updateTicketSchema,
} from './tickets.schema.ts';

/**
 * Support tickets. Everybody sees their own, fleet managers their company's, technicians those in their scope. Open
 * while onboarding is, because the specification lets that prompt lead here.
 */
export const ticketsContract = defineContract({
  listTickets: {
    summary: 'Tickets, the last changed first',
    access: 'signedIn',
    effect: 'read',
    duringPrompt: true,
    query: listQuery(['updatedAt', 'createdAt', 'number', 'priority', 'status', 'answerDueAt'], {
      scope: v.optional(ticketScopeSchema),
      status: many(ticketStatusSchema),
      category: many(id),
      priority: many(id),
      isUnread: flag,
      associationKind: v.optional(associationKindSchema),
      associationId: v.optional(id),
      from: v.optional(isoDate),
      to: v.optional(isoDate),
    }),
    response: page(ticketSummarySchema),
  },
  getTicket: {
    summary: 'One ticket with its timeline and what the caller may do',
    access: 'signedIn',
    effect: 'read',
    duringPrompt: true,
    params: v.strictObject({ id }),
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
    summary: 'What a ticket may be about',
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
    query: listQuery(['createdAt'], {}),
    response: page(ticketCommentSchema),
  },
  createTicketComment: {
    summary: 'Comment on a ticket; an answer re-opens one that waits for the customer',
    access: 'signedIn',
    effect: 'create',
    duringPrompt: true,
    params: v.strictObject({ id }),
    body: createCommentSchema,
    response: ticketCommentSchema,
    errors: { ticket_closed: 409, action_not_allowed: 409 },
  },
  updateTicketComment: {
    summary: "Edit one's own comment while it is fresh",
    access: 'signedIn',
    effect: 'create',
    duringPrompt: true,
    params: v.strictObject({ id }),
    body: updateCommentSchema,
    response: ticketCommentSchema,
    errors: { ticket_closed: 409, comment_locked: 409, comment_changed: 409 },
  },
  ...ticketFilesContract,
});
