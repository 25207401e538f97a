import { createMessages } from '../../../i18n/create-messages.ts';
import de from './locales/de.json';

export const loginMessages = createMessages(
  'session.login',
  de,
  (language) => import(`./locales/${language}.json`),
);
export const useLoginMessages = loginMessages.useMessages;
