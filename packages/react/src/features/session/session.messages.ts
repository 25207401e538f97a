import { createMessages } from '../../i18n/create-messages.ts';
import de from './locales/de.json';

export const sessionMessages = createMessages('session', de, {
  en: () => import('./locales/en.json'),
  fr: () => import('./locales/fr.json'),
});
export const useSessionMessages = sessionMessages.useMessages;
