import { createMessages } from '../../i18n/create-messages.ts';
import de from './locales/de.json';

/** Texts of a record that is visible in another mode or company. */
export const elsewhereMessages = createMessages(
  'base-elsewhere',
  de,
  (language) => import(`./locales/${language}.json`),
);
export const useElsewhereMessages = elsewhereMessages.useMessages;
