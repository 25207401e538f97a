import { createMessages } from '../../i18n/create-messages.ts';
import de from './locales/de.json';

/** Texts of the news. */
export const newsMessages = createMessages('news', de, {
  en: () => import('./locales/en.json'),
  fr: () => import('./locales/fr.json'),
});
export const useNewsMessages = newsMessages.useMessages;
