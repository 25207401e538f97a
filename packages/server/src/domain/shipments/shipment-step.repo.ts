import type { ShipmentState } from '@foyer/contract/shipments/shipments.schema';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Writing } from '../../db/effect/effect.ts';
import { updateRow } from '../../db/effect/update-row.ts';
import { newId } from '../../db/new-id.ts';
import { shipmentEvents, shipments } from './shipments.table.ts';

type ShipmentRow = typeof shipments.$inferSelect;

/** What the carrier told of a shipment. */
export interface ShipmentStep {
  readonly state: ShipmentState;
  /** Each at a time of its own. */
  readonly events: readonly Pick<typeof shipmentEvents.$inferSelect, 'kind' | 'at' | 'location'>[];
  readonly fields?: Partial<ShipmentRow>;
}

/** Brings a shipment into another state, where it is still in the one that was read: of any number that try, one does. */
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
