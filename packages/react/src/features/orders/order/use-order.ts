import { useRecord } from '../../../page/use-record.ts';

/** Loads an order by its id. */
export const useOrder = (orderId: string) =>
  useRecord('getOrder', orderId, {
    list: 'listOrders',
    input: (id, locale) => ({ params: { id }, query: { locale } }),
  });
