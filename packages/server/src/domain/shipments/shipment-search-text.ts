import { toSearchText } from '../search/fold-text.ts';

/** Fields of a shipment that a search covers. */
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

/** Returns the search text of a shipment: its numbers, those of order, parcels and goods, reference, carrier, articles and city. */
export function shipmentSearchText(shipment: Searched): string {
  const { number, orderNumber, reference, carrier, city, trackingNumbers, items } = shipment;
  const names = items.flatMap((item) => [item.number, item.name, ...item.serialNumbers]);
  return toSearchText([reference ?? '', carrier, city, ...names], [number, orderNumber, ...trackingNumbers]);
}
