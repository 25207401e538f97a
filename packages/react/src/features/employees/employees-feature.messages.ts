import { createMessages } from '../../i18n/create-messages.ts';
import de from './locales/de.json';

/** Texts that several parts of this feature show. */
export const employeesFeatureMessages = createMessages(
  'employees',
  de,
  (language) => import(`./locales/${language}.json`),
);
