import { createMessages } from '../../../i18n/create-messages.ts';
import { personWordsMessages } from '../person-words/person-words.messages.ts';
import de from './locales/de.json';

export const bulkInviteMessages = createMessages(
  'employees.bulk-invite',
  de,
  (language) => import(`./locales/${language}.json`),
  personWordsMessages,
);
export const useBulkInviteMessages = bulkInviteMessages.useMessages;
