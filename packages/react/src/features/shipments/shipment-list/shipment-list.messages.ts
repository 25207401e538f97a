import { createMessages } from '../../../i18n/create-messages.ts';
import { shipmentsFeatureMessages } from '../shipments-feature.messages.ts';
import de from './locales/de.json';

export const shipmentListMessages = createMessages(
  'shipments.shipment-list',
  de,
  (language) => import(`./locales/${language}.json`),
  shipmentsFeatureMessages,
);
export const useShipmentListMessages = shipmentListMessages.useMessages;
