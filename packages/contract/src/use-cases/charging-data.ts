import * as v from 'valibot';
import { entry } from '../entry.ts';
import { integer } from '../field-rules.ts';
import { labelRemover, toUpperAscii } from '../tidy-entry.ts';

/** Alternating or direct current (specification section 3). */
export const currentTypeSchema = v.picklist(['AC', 'DC'], 'invalid_choice');

/** What a kilowatt hour costs gross, in hundredths of a cent: 3145 is 31.45 ct. At most 2 EUR. */
export const energyPrice = integer(1, 20_000);

/**
 * Between which prices the service works, in hundredths of a cent: 5 ct to 1 EUR at home, to 2 EUR at a station. What lies below was
 * most often typed in euros.
 */
export const plausiblePrices = { household: [500, 10_000], station: [500, 20_000] } as const;

/** Whether a price can be one of a household or a station. */
export const isPlausiblePrice = (kind: keyof typeof plausiblePrices, price: number): boolean =>
  price >= plausiblePrices[kind][0] && price <= plausiblePrices[kind][1];

/** From when a tariff may hold, in days around today: at home a year back for bills that come late, at stations never back. */
export const tariffDays = { household: [-366, 366], station: [0, 366] } as const;

const label = labelRemover('evse(?:[ -]?id)?');

/** A charge point's identifier in capital letters; null for what is none. */
export function readEvseId(typed: string): string | null {
  const evseId = toUpperAscii(label(typed)).replace(/ /g, '');
  return /^[A-Z]{2}\*?[A-Z0-9]{3}\*?E[A-Z0-9*]{1,30}$/.test(evseId) ? evseId : null;
}

/** A charge point's identifier: `DE*ABC*E123*4`; the stars may be left out. @see ISO 15118-2 Annex H */
export const evseId = entry({ read: readEvseId, max: 40 });
