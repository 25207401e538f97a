import { createMessages } from '../../i18n/create-messages.ts';
import de from './locales/de.json';

/** Texts that several widgets of this feature show. */
export const ticketsFeatureMessages = createMessages(
  'tickets',
  de,
  (language) => import(`./locales/${language}.json`),
);
