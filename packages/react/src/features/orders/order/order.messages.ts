import { orderConfirmationMessages } from '../../../domain/order/order-confirmation.messages.ts';
import { createMessages } from '../../../i18n/create-messages.ts';
import { ordersFeatureMessages } from '../orders-feature.messages.ts';
import de from './locales/de.json';

export const orderMessages = createMessages(
  'orders.order',
  de,
  (language) => import(`./locales/${language}.json`),
  orderConfirmationMessages(ordersFeatureMessages),
);
export const useOrderMessages = orderMessages.useMessages;
