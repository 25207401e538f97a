import { createMessages } from '../../../i18n/create-messages.ts';
import { personWordsMessages } from '../person-words/person-words.messages.ts';
import de from './locales/de.json';

export const delegationMessages = createMessages(
  'employees.delegation',
  de,
  (language) => import(`./locales/${language}.json`),
  personWordsMessages,
);
export const useDelegationMessages = delegationMessages.useMessages;
