import { createMessages } from '../../../../i18n/create-messages.ts';
import { loginMessages } from '../login.messages.ts';
import de from './locales/de.json';

/** What the login says after its first screen: failures and the demo's accounts. Ids are `session.login.…` too. */
export const loginLaterMessages = createMessages(
  'session.login.later',
  de,
  (language) => import(`./locales/${language}.json`),
  loginMessages,
);
export const useLoginLaterMessages = loginLaterMessages.useMessages;
