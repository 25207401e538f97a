import { useKnownRow } from '../../../list/known-row.ts';
import { useResource } from '../../../provider/use-resource.ts';

/**
 * One invoice as the server has it; `isAddressable` is false for what can be no id of one: then nothing is asked.
 * `known` is what the list that somebody comes from says of it.
 */
export function useInvoice(invoiceId: string) {
  const isAddressable = /^[A-Za-z0-9_-]{1,64}$/.test(invoiceId);
  const invoice = useResource('getInvoice', { params: { id: invoiceId } }, { isEnabled: isAddressable });
  return { isAddressable, invoice, known: useKnownRow('listInvoices', invoiceId) };
}
