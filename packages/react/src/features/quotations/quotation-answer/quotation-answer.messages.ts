import { createMessages } from '../../../i18n/create-messages.ts';
import { quotationsFeatureMessages } from '../quotations-feature.messages.ts';
import de from './locales/de.json';

export const quotationAnswerMessages = createMessages(
  'quotations.quotation-answer',
  de,
  (language) => import(`./locales/${language}.json`),
  quotationsFeatureMessages,
);
export const useQuotationAnswerMessages = quotationAnswerMessages.useMessages;
