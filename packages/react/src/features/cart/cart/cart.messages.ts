import { addressWordsMessages } from '../../../domain/address/address-words.messages.ts';
import { orderConfirmationMessages } from '../../../domain/order/order-confirmation.messages.ts';
import { createMessages, type TextOf } from '../../../i18n/create-messages.ts';
import de from './locales/de.json';

export const cartMessages = createMessages(
  'cart.cart',
  de,
  (language) => import(`./locales/${language}.json`),
  orderConfirmationMessages(addressWordsMessages),
);
export const useCartMessages = cartMessages.useMessages;
/** The function that returns a text of the cart. */
export type CartText = TextOf<typeof cartMessages>;
