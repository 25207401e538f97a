/** States of a shipment, in their order; `returned` means that it came back after the delivery or because it could not be delivered. */
export const shipmentStates = ['prepared', 'handed_over', 'in_transit', 'delivered', 'returned'] as const;
export type ShipmentState = (typeof shipmentStates)[number];
