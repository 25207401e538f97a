import { createMessages } from '../../../i18n/create-messages.ts';
import { quotationsFeatureMessages } from '../quotations-feature.messages.ts';
import de from './locales/de.json';

export const quotationListMessages = createMessages(
  'quotations.quotation-list',
  de,
  (language) => import(`./locales/${language}.json`),
  quotationsFeatureMessages,
);
export const useQuotationListMessages = quotationListMessages.useMessages;
