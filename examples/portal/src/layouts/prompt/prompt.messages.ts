import { createMessages } from '@foyer/react';
import de from './locales/de.json';

/** The texts of what is due before somebody may go on. */
export const promptMessages = createMessages(
  'portal.prompt',
  de,
  (language) => import(`./locales/${language}.json`),
);
export const usePromptMessages = promptMessages.useMessages;
