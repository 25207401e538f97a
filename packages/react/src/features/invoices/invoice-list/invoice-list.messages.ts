import { createMessages } from '../../../i18n/create-messages.ts';
import { invoicesFeatureMessages } from '../invoices-feature.messages.ts';
import de from './locales/de.json';

export const invoiceListMessages = createMessages(
  'invoices.invoice-list',
  de,
  (language) => import(`./locales/${language}.json`),
  invoicesFeatureMessages,
);
export const useInvoiceListMessages = invoiceListMessages.useMessages;
