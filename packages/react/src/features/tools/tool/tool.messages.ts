import { createMessages } from '../../../i18n/create-messages.ts';
import de from './locales/de.json';

export const toolMessages = createMessages(
  'tools.tool',
  de,
  (language) => import(`./locales/${language}.json`),
);
export const useToolMessages = toolMessages.useMessages;
