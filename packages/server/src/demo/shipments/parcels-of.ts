import type { ShipmentDraft } from '../../domain/shipments/new-shipment.ts';
import type { Random } from '../random.ts';
import type { Content } from './contents-of.ts';

type Carrier = readonly [name: string, tracking: string];
const carriers: readonly [Carrier, ...Carrier[]] = [
  ['Paketdienst Nord', 'https://sendung.paketdienst-nord.example/'],
  ['Spedition Krause', 'https://track.spedition-krause.example/'],
  ['Blitzkurier', 'https://blitzkurier.example/verfolgung/'],
];

/** Carrier and parcels of a shipment. */
interface Packing extends Pick<ShipmentDraft, 'parcels'> {
  readonly carrier: string;
}

/** Packs one to six parcels of about 28 kg; tracking numbers exist once the carrier has taken over. */
export function parcelsOf({ weightGrams }: Content, hasLeft: boolean, random: Random): Packing {
  const count = Math.min(6, Math.max(1, Math.ceil(weightGrams / 28_000)));
  const [carrier, address] = count > 3 ? (carriers[1] ?? carriers[0]) : random.pick(carriers);
  const parcels = Array.from({ length: count }, () => {
    const trackingNumber = `${random.between(100_000, 999_999)}${random.between(100_000, 999_999)}`;
    return {
      trackingNumber: hasLeft ? trackingNumber : null,
      trackingUrl: hasLeft ? `${address}${trackingNumber}` : null,
      weightGrams: Math.round(weightGrams / count),
    };
  });
  return { carrier, parcels };
}
