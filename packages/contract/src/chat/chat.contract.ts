import { defineContract } from '../endpoint.ts';
import { localeQuery } from '../list.ts';
import {
  chatAnswerSchema,
  chatQuestionSchema,
  chatTicketSchema,
  createChatTicketSchema,
} from './chat.schema.ts';

/**
 * The backend of the chat assistant, below the `chatbotBackend` of user info. Closed while a prompt is due: what somebody may not
 * list then, the assistant does not tell either.
 */
export const chatContract = defineContract({
  askChat: {
    summary: 'Answer a question from what the caller may see',
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
