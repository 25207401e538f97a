import type { ticketsContract } from '@foyer/contract/tickets/tickets.contract';
import { defineFeature } from '../feature.ts';
import type { Handlers } from '../handler.ts';
import { createTicketComment, updateTicketComment } from './comment.handler.ts';
import { createTicket } from './create-ticket.handler.ts';
import { listTicketCompanies } from './list-ticket-companies.handler.ts';
import {
  getTicket,
  listCommentFiles,
  listTicketCategories,
  listTicketComments,
  listTicketFiles,
  listTicketPriorities,
  listTickets,
} from './read-tickets.handler.ts';
import {
  downloadCommentFile,
  downloadTicketFile,
  replaceCommentFile,
  replaceTicketFile,
  uploadCommentFile,
  uploadTicketFile,
} from './ticket-files.handler.ts';
import { updateTicket } from './update-ticket.handler.ts';

const ticketsRoutes: Handlers<keyof typeof ticketsContract> = {
  listTickets,
  getTicket,
  createTicket,
  updateTicket,
  listTicketCategories,
  listTicketPriorities,
  listTicketComments,
  createTicketComment,
  updateTicketComment,
  uploadCommentFile,
  listCommentFiles,
  downloadCommentFile,
  replaceCommentFile,
  listTicketFiles,
  uploadTicketFile,
  downloadTicketFile,
  replaceTicketFile,
  listTicketCompanies,
};

export const ticketsFeature = defineFeature({ routes: ticketsRoutes, planned: ['createTicket'] });
