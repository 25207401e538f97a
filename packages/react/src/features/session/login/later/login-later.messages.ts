import { createMessages } from '../../../../i18n/create-messages.ts';
import { loginMessages } from '../login.messages.ts';
import de from './locales/de.json';

/** Texts of the login after its first screen: errors and demo accounts. The ids start with `session.login.` too. */
export const loginLaterMessages = createMessages(
  'session.login.later',
  de,
  (language) => import(`./locales/${language}.json`),
  loginMessages,
);
export const useLoginLaterMessages = loginLaterMessages.useMessages;
