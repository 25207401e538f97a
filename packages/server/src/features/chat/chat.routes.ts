import type { chatContract } from '@foyer/contract/chat/chat.contract';
import { defineFeature } from '../feature.ts';
import type { Handlers } from '../handler.ts';
import { askChat } from './ask-chat.handler.ts';
import { createChatTicket } from './create-chat-ticket.handler.ts';

const chatRoutes: Handlers<keyof typeof chatContract> = { askChat, createChatTicket };

/** A question changes nothing and may wait for an answerer, so it does not hold a transaction. */
export const chatFeature = defineFeature({
  routes: chatRoutes,
  ownTransaction: ['askChat'],
  planned: ['createChatTicket'],
});
