// @chunk frame
import { createMessages } from '../../../i18n/create-messages.ts';
import de from './locales/de.json';

export const cartBadgeMessages = createMessages(
  'cart.cart-badge',
  de,
  (language) => import(`./locales/${language}.json`),
);
export const useCartBadgeMessages = cartBadgeMessages.useMessages;
