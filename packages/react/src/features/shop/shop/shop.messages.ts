import { createMessages } from '../../../i18n/create-messages.ts';
import { shopFeatureMessages } from '../shop-feature.messages.ts';
import de from './locales/de.json';

export const shopMessages = createMessages(
  'shop.shop',
  de,
  (language) => import(`./locales/${language}.json`),
  shopFeatureMessages,
);
export const useShopMessages = shopMessages.useMessages;
