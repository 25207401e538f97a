import { createMessages } from '../../../i18n/create-messages.ts';
import { personWordsMessages } from '../person-words/person-words.messages.ts';
import de from './locales/de.json';

export const employeeMessages = createMessages(
  'employees.employee',
  de,
  (language) => import(`./locales/${language}.json`),
  personWordsMessages,
);
export const useEmployeeMessages = employeeMessages.useMessages;
