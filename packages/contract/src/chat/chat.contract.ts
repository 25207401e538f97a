import { defineContract } from '../endpoints/endpoint.ts';
import { localeQuery } from '../endpoints/list.ts';
import {
  chatAnswerSchema,
  chatQuestionSchema,
  chatTicketSchema,
  createChatTicketSchema,
} from './chat.schema.ts';

/**
 * Backend of the chat assistant, below the `chatbotBackend` of the user info. Closed while a forced prompt is due, so that the assistant
 * reveals nothing that the caller may not list then.
 */
export const chatContract = defineContract({
  askChat: {
    summary: 'Answer a question from data that the caller may see',
    access: 'signedIn',
    effect: 'idempotent',
    extension: true,
    query: localeQuery,
    body: chatQuestionSchema,
    response: chatAnswerSchema,
  },
  createChatTicket: {
    summary: 'Open a ticket with a conversation',
    access: 'signedIn',
    effect: 'create',
    extension: true,
    query: localeQuery,
    body: createChatTicketSchema,
    response: chatTicketSchema,
    errors: { conversation_unknown: 422 },
  },
});
