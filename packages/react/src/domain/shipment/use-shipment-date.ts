import type { ShipmentSummary } from '@foyer/contract/shipments/shipments.schema';
import { useFormat } from '../../provider/use-format.ts';
import { useShipmentWordsMessages } from './shipment-words.messages.ts';

type Dated = Pick<ShipmentSummary, 'deliveredAt' | 'expectedOn' | 'shippedAt'>;

/** Returns a function that describes the most relevant date of a shipment: delivered, expected, or shipped. */
export function useShipmentDate(): (shipment: Dated) => string | null {
  const { t } = useShipmentWordsMessages();
  const format = useFormat();
  return ({ deliveredAt, expectedOn, shippedAt }) => {
    if (deliveredAt) return t('base.shipment.delivered-at', { date: format.date(deliveredAt) });
    if (expectedOn) return t('base.shipment.expected-on', { date: format.date(expectedOn) });
    return shippedAt && t('base.shipment.shipped-at', { date: format.date(shippedAt) });
  };
}
