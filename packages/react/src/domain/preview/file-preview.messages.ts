import { createMessages } from '../../i18n/create-messages.ts';
import de from './locales/de.json';

export const filePreviewMessages = createMessages(
  'base-preview',
  de,
  (language) => import(`./locales/${language}.json`),
);
export const useFilePreviewMessages = filePreviewMessages.useMessages;
