import { passwordWordsMessages } from '../../../domain/password/password-words.messages.ts';
import { createMessages } from '../../../i18n/create-messages.ts';
import de from './locales/de.json';

export const activateInvitationMessages = createMessages(
  'session.activate-invitation',
  de,
  (language) => import(`./locales/${language}.json`),
  passwordWordsMessages,
);
export const useActivateInvitationMessages = activateInvitationMessages.useMessages;
