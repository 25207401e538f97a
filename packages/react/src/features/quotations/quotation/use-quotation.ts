import { useRecord } from '../../../page/use-record.ts';

/** Loads a quotation by its id. */
export const useQuotation = (quotationId: string) =>
  useRecord('getQuotation', quotationId, {
    list: 'listQuotations',
    input: (id, locale) => ({ params: { id }, query: { locale } }),
  });
