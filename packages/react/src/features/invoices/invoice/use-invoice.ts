import { useRecord } from '../../../page/use-record.ts';

/** Reads one invoice by its id. */
export const useInvoice = (invoiceId: string) =>
  useRecord('getInvoice', invoiceId, {
    list: 'listInvoices',
    input: (id) => ({ params: { id } }),
  });
