import { useRecord } from '../../../page/use-record.ts';

/** One quotation by its id. */
export const useQuotation = (quotationId: string) =>
  useRecord('getQuotation', quotationId, {
    list: 'listQuotations',
    input: (id, locale) => ({ params: { id }, query: { locale } }),
  });
