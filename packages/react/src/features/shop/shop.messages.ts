import { createMessages, type Messages } from '../../i18n/create-messages.ts';
import de from './locales/de.json';

/** The texts of this feature's widgets. */
export const shopMessages = createMessages('shop', de, {
  en: () => import('./locales/en.json'),
  fr: () => import('./locales/fr.json'),
});
export const useShopMessages = shopMessages.useMessages;
/** The function that gives a text of this feature. */
export type ShopText = Messages<Extract<keyof typeof de, string>>['t'];
