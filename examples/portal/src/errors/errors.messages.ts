import { createMessages } from '@foyer/react';
import de from './locales/de.json';

/** The texts of what is shown in the place of a screen, and of documents whose scripts are blocked. */
export const errorMessages = createMessages(
  'portal.errors',
  de,
  (language) => import(`./locales/${language}.json`),
);
export const useErrorMessages = errorMessages.useMessages;
