import { createMessages } from '../../../i18n/create-messages.ts';
import { choiceMessages } from '../../../list/choice/choice.messages.ts';
import de from './locales/de.json';

export const invoiceArchiveMessages = createMessages(
  'invoices.invoice-archive',
  de,
  (language) => import(`./locales/${language}.json`),
  choiceMessages,
);
export const useInvoiceArchiveMessages = invoiceArchiveMessages.useMessages;
