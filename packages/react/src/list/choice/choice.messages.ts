import { createMessages } from '../../i18n/create-messages.ts';
import de from './locales/de.json';

/** The words for choosing entries of a list; loaded with the bar that says them. */
export const choiceMessages = createMessages(
  'base-choice',
  de,
  (language) => import(`./locales/${language}.json`),
);
export const useChoiceMessages = choiceMessages.useMessages;
