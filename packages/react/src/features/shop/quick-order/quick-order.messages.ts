import { createMessages } from '../../../i18n/create-messages.ts';
import { shopFeatureMessages } from '../shop-feature.messages.ts';
import de from './locales/de.json';

export const quickOrderMessages = createMessages(
  'shop.quick-order',
  de,
  (language) => import(`./locales/${language}.json`),
  shopFeatureMessages,
);
export const useQuickOrderMessages = quickOrderMessages.useMessages;
