import { shipmentWordsMessages } from '../../domain/shipment/shipment-words.messages.ts';
import { createMessages } from '../../i18n/create-messages.ts';
import de from './locales/de.json';

/** Texts that several widgets of this feature show. */
export const shipmentsFeatureMessages = createMessages(
  'shipments',
  de,
  (language) => import(`./locales/${language}.json`),
  shipmentWordsMessages,
);
