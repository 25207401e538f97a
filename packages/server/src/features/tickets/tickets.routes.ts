import type { ticketsContract } from '@foyer/contract/tickets/tickets.contract';
import { defineFeature } from '../feature.ts';
import type { Handlers } from '../handler.ts';
import { createTicketComment, updateTicketComment } from './comment.service.ts';
import { createTicket } from './create-ticket.service.ts';
import {
  getTicket,
  listCommentFiles,
  listTicketCategories,
  listTicketComments,
  listTicketFiles,
  listTicketPriorities,
  listTickets,
} from './read-tickets.service.ts';
import {
  downloadCommentFile,
  downloadTicketFile,
  replaceCommentFile,
  replaceTicketFile,
  uploadCommentFile,
  uploadTicketFile,
} from './ticket-files.service.ts';
import { updateTicket } from './update-ticket.service.ts';

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
};

export const ticketsFeature = defineFeature({ routes: ticketsRoutes, planned: ['createTicket'] });
