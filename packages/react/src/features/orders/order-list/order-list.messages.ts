import { createMessages } from '../../../i18n/create-messages.ts';
import { ordersFeatureMessages } from '../orders-feature.messages.ts';
import de from './locales/de.json';

export const orderListMessages = createMessages(
  'orders.order-list',
  de,
  (language) => import(`./locales/${language}.json`),
  ordersFeatureMessages,
);
export const useOrderListMessages = orderListMessages.useMessages;
