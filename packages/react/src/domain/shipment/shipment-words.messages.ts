import { createMessages } from '../../i18n/create-messages.ts';
import de from './locales/de.json';

/** Texts for shipments; loaded only by widgets that show one. */
export const shipmentWordsMessages = createMessages(
  'base-shipment',
  de,
  (language) => import(`./locales/${language}.json`),
);
export const useShipmentWordsMessages = shipmentWordsMessages.useMessages;
