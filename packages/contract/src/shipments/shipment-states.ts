/** Where a shipment is, in its order; `returned` came back after it was delivered or could not be. */
export const shipmentStates = ['prepared', 'handed_over', 'in_transit', 'delivered', 'returned'] as const;
export type ShipmentState = (typeof shipmentStates)[number];
