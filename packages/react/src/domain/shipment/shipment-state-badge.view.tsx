import type { ShipmentState } from '@foyer/contract/shipments/shipment-states';
import { Badge, type Tone } from '@foyer/ui/badge/badge.tsx';
import { useShipmentStateText } from './use-shipment-state-text.ts';

const tones: Readonly<Record<ShipmentState, Tone>> = {
  prepared: 'neutral',
  handed_over: 'info',
  in_transit: 'brand',
  delivered: 'success',
  returned: 'warning',
};

/** Badge with the state of a shipment. */
export function ShipmentStateBadge({ state }: { state: ShipmentState }) {
  const textOf = useShipmentStateText();
  return <Badge tone={tones[state]}>{textOf(state)}</Badge>;
}
