import { createMessages } from '../../../i18n/create-messages.ts';
import { shipmentsFeatureMessages } from '../shipments-feature.messages.ts';
import de from './locales/de.json';

export const shipmentMessages = createMessages(
  'shipments.shipment',
  de,
  (language) => import(`./locales/${language}.json`),
  shipmentsFeatureMessages,
);
export const useShipmentMessages = shipmentMessages.useMessages;
