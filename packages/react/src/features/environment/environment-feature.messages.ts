import { createMessages } from '../../i18n/create-messages.ts';
import de from './locales/de.json';

/** Texts that several widgets of this feature show. */
export const environmentFeatureMessages = createMessages(
  'environment',
  de,
  (language) => import(`./locales/${language}.json`),
);
export const useEnvironmentMessages = environmentFeatureMessages.useMessages;
