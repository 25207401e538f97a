import type { ShipmentState } from '@foyer/contract/shipments/shipments.schema';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Writing } from '../../db/effect/effect.ts';
import { updateRow } from '../../db/effect/update-row.ts';
import { newId } from '../../db/new-id.ts';
import { shipmentEvents, shipments } from './shipments.table.ts';

type ShipmentRow = typeof shipments.$inferSelect;

/** Change of a shipment that the carrier reported. */
export interface ShipmentStep {
  readonly state: ShipmentState;
  /** Events, each with its own time. */
  readonly events: readonly Pick<typeof shipmentEvents.$inferSelect, 'kind' | 'at' | 'location'>[];
  readonly fields?: Partial<ShipmentRow>;
}

/** Plans the change of a shipment to another state if it is still in the state that was read: of concurrent attempts, one succeeds. */
export function planShipmentStep(
  { id, state: from }: Pick<ShipmentRow, 'id' | 'state'>,
  { state, events, fields }: ShipmentStep,
): Writing {
  const isAsRead = and(eq(shipments.id, id), eq(shipments.state, from)) as SQL;
  const rows = events.map((event) => ({ ...event, id: newId(event.at.getTime()), shipmentId: id }));
  return {
    changes: [updateRow(shipments, { ...fields, state }, isAsRead)],
    additions: [{ table: shipmentEvents, rows }],
  };
}
