import { toSearchText } from '../search/fold-text.ts';

/** What of a shipment is searched. */
interface Searched {
  readonly number: string;
  readonly orderNumber: string;
  readonly reference: string | null;
  readonly carrier: string;
  readonly city: string;
  readonly trackingNumbers: readonly string[];
  readonly items: readonly {
    readonly number: string;
    readonly name: string;
    readonly serialNumbers: readonly string[];
  }[];
}

/** By what a shipment is found: every number on its papers and boxes, the order's and the customer's own, articles and the place it goes to. */
export function shipmentSearchText(shipment: Searched): string {
  const { number, orderNumber, reference, carrier, city, trackingNumbers, items } = shipment;
  const names = items.flatMap((item) => [item.number, item.name, ...item.serialNumbers]);
  return toSearchText([reference ?? '', carrier, city, ...names], [number, orderNumber, ...trackingNumbers]);
}
