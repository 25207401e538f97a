import { createMessages } from '../../../i18n/create-messages.ts';
import { inviteMessages } from '../invite/invite.messages.ts';
import de from './locales/de.json';

export const editMessages = createMessages(
  'employees.edit',
  de,
  (language) => import(`./locales/${language}.json`),
  inviteMessages,
);
export const useEditMessages = editMessages.useMessages;
