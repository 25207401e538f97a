import type { ShipmentState } from '@foyer/contract/shipments/shipment-states';
import { useShipmentWordsMessages } from './shipment-words.messages.ts';

/** Returns a function that names the state of a shipment; "Other" for a state that only a newer server knows. */
export function useShipmentStateText(): (state: ShipmentState) => string {
  const { t, find } = useShipmentWordsMessages();
  return (state) => find(`base.shipment.state.${state}`, t('base.other'));
}
