import { createMessages } from '../../../i18n/create-messages.ts';
import de from './locales/de.json';

/** Texts of forced prompts. */
export const promptMessages = createMessages(
  'portal.prompt',
  de,
  (language) => import(`./locales/${language}.json`),
);
export const usePromptMessages = promptMessages.useMessages;
