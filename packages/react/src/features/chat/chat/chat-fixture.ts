import { chatExamples } from '@foyer/contract/chat/chat.example';
import type { UserInfo } from '@foyer/contract/session/session.schema';

/** Answers for a user with the assistant, whose backend is the API of the page; for tests and examples. */
export const chatAnswers = (user: UserInfo) => ({
  getUserInfo: { ...user, chatbotBackend: '/api/portal' },
  askChat: chatExamples.askChat.answer,
  createChatTicket: chatExamples.createChatTicket.answer,
});
