import { createMessages } from '@foyer/react';
import de from './locales/de.json';

/** What the assistant says of itself. */
export const chatAssistantMessages = createMessages(
  'portal.assistant',
  de,
  (language) => import(`./locales/${language}.json`),
);
export const useChatAssistantMessages = chatAssistantMessages.useMessages;
