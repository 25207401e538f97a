import { createMessages } from '../../../i18n/create-messages.ts';
import de from './locales/de.json';

export const selectAccountMessages = createMessages(
  'accounts.select-account',
  de,
  (language) => import(`./locales/${language}.json`),
);
export const useSelectAccountMessages = selectAccountMessages.useMessages;
