import { createMessages, type TextOf } from '../../i18n/create-messages.ts';
import de from './locales/de.json';

/** Texts that several widgets of this feature show. */
export const shopFeatureMessages = createMessages(
  'shop',
  de,
  (language) => import(`./locales/${language}.json`),
);
export const useShopFeatureMessages = shopFeatureMessages.useMessages;
/** The function that gives a text of these. */
export type ShopFeatureText = TextOf<typeof shopFeatureMessages>;
