import { createMessages, type TextOf } from '../../i18n/create-messages.ts';
import de from './locales/de.json';

/** Texts that several widgets of this feature show. */
export const shopFeatureMessages = createMessages(
  'shop',
  de,
  (language) => import(`./locales/${language}.json`),
);
export const useShopFeatureMessages = shopFeatureMessages.useMessages;
/** Type of the function that returns a text of this feature. */
export type ShopFeatureText = TextOf<typeof shopFeatureMessages>;
