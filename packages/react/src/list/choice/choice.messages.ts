import { createMessages } from '../../i18n/create-messages.ts';
import de from './locales/de.json';

/** Texts for choosing entries of a list; loaded with the bar that shows them. */
export const choiceMessages = createMessages(
  'base-choice',
  de,
  (language) => import(`./locales/${language}.json`),
);
export const useChoiceMessages = choiceMessages.useMessages;
