import { chatExamples } from '@foyer/contract/chat/chat.example';
import type { Role } from '@foyer/contract/roles';
import type { FakeAnswers } from '@foyer/testing/fake/fake-api';
import { createFakeUserInfo } from '@foyer/testing/fake/fake-user';

/** A user who has the assistant, answered by the backend the page speaks with. */
export const chatAnswers = (roles: readonly Role[]): FakeAnswers => ({
  getUserInfo: { ...createFakeUserInfo(roles), chatbotBackend: '/api/portal' },
  askChat: chatExamples.askChat.answer,
  createChatTicket: chatExamples.createChatTicket.answer,
});
