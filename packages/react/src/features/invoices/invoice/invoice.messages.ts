import { createMessages } from '../../../i18n/create-messages.ts';
import { invoicesFeatureMessages } from '../invoices-feature.messages.ts';
import de from './locales/de.json';

export const invoiceMessages = createMessages(
  'invoices.invoice',
  de,
  (language) => import(`./locales/${language}.json`),
  invoicesFeatureMessages,
);
export const useInvoiceMessages = invoiceMessages.useMessages;
