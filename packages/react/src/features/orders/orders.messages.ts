import { createMessages } from '../../i18n/create-messages.ts';
import de from './locales/de.json';

/** Texts of the order list and the order. */
export const ordersMessages = createMessages('orders', de, {
  en: () => import('./locales/en.json'),
  fr: () => import('./locales/fr.json'),
});
export const useOrdersMessages = ordersMessages.useMessages;
