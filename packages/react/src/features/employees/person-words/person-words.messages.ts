import { createMessages } from '../../../i18n/create-messages.ts';
import { employeesFeatureMessages } from '../employees-feature.messages.ts';
import de from './locales/de.json';

export const personWordsMessages = createMessages(
  'employees.person-words',
  de,
  (language) => import(`./locales/${language}.json`),
  employeesFeatureMessages,
);
export const usePersonWordsMessages = personWordsMessages.useMessages;
