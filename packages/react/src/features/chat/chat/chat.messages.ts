import { createMessages } from '../../../i18n/create-messages.ts';
import de from './locales/de.json';

export const chatMessages = createMessages(
  'chat.chat',
  de,
  (language) => import(`./locales/${language}.json`),
);
export const useChatMessages = chatMessages.useMessages;
