import { useRecord } from '../../../page/use-record.ts';

/** Loads a shipment by its id. */
export const useShipment = (shipmentId: string) =>
  useRecord('getShipment', shipmentId, {
    list: 'listShipments',
    input: (id, locale) => ({ params: { id }, query: { locale } }),
  });
