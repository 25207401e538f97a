import { createMessages } from '../../../i18n/create-messages.ts';
import de from './locales/de.json';

/** Texts of error pages, and of documents whose scripts are blocked. */
export const errorMessages = createMessages(
  'portal.errors',
  de,
  (language) => import(`./locales/${language}.json`),
);
export const useErrorMessages = errorMessages.useMessages;
