import { chatExamples } from '@foyer/contract/chat/chat.example';
import type { UserInfo } from '@foyer/contract/session/session.schema';

/** A user who has the assistant, answered by the backend the page speaks with; for tests and examples. */
export const chatAnswers = (user: UserInfo) => ({
  getUserInfo: { ...user, chatbotBackend: '/api/portal' },
  askChat: chatExamples.askChat.answer,
  createChatTicket: chatExamples.createChatTicket.answer,
});
