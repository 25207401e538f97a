import type { ShipmentState } from '@foyer/contract/shipments/shipment-states';
import { useBaseMessages } from '../../i18n/base.messages.ts';

/** Where a shipment is, in words; "Other" for a state that only a newer server knows. */
export function useShipmentStateText(): (state: ShipmentState) => string {
  const { t, find } = useBaseMessages();
  return (state) => find(`base.shipment.state.${state}`, t('base.other'));
}
