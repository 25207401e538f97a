import { createMessages } from '../../i18n/create-messages.ts';
import de from './locales/de.json';

/** The words for shipments, wherever they are shown; what shows none does not carry them. */
export const shipmentWordsMessages = createMessages(
  'base-shipment',
  de,
  (language) => import(`./locales/${language}.json`),
);
export const useShipmentWordsMessages = shipmentWordsMessages.useMessages;
