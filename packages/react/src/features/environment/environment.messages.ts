import { createMessages } from '../../i18n/create-messages.ts';
import de from './locales/de.json';

export const environmentMessages = createMessages('environment', de, {
  en: () => import('./locales/en.json'),
  fr: () => import('./locales/fr.json'),
});
export const useEnvironmentMessages = environmentMessages.useMessages;
