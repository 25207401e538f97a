import { createMessages } from '../../../i18n/create-messages.ts';
import de from './locales/de.json';

export const documentListMessages = createMessages(
  'documents.document-list',
  de,
  (language) => import(`./locales/${language}.json`),
);
export const useDocumentListMessages = documentListMessages.useMessages;
