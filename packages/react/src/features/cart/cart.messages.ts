import { createMessages, type Messages } from '../../i18n/create-messages.ts';
import de from './locales/de.json';

/** The texts of this feature's widgets. */
export const cartMessages = createMessages('cart', de, {
  en: () => import('./locales/en.json'),
  fr: () => import('./locales/fr.json'),
});
export const useCartMessages = cartMessages.useMessages;
/** The function that gives a text of this feature. */
export type CartText = Messages<Extract<keyof typeof de, string>>['t'];
