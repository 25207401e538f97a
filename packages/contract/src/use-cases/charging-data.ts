import * as v from 'valibot';
import { entry } from '../rules/entry.ts';
import { integer } from '../rules/field-rules.ts';
import { labelRemover, toUpperAscii } from '../rules/tidy-entry.ts';

/** Alternating or direct current (specification section 3). */
export const currentTypeSchema = v.picklist(['AC', 'DC'], 'invalid_choice');

/** Gross price of a kilowatt hour in hundredths of a cent: 3145 is 31.45 ct. At most 2 EUR. */
export const energyPrice = integer(1, 20_000);

/** Plausible prices in hundredths of a cent: 5 ct to 1 EUR at home, 5 ct to 2 EUR at a station. A lower value was most often typed in euros. */
export const plausiblePrices = { household: [500, 10_000], station: [500, 20_000] } as const;

/** Whether a price is plausible for a household or a station. */
export const isPlausiblePrice = (kind: keyof typeof plausiblePrices, price: number): boolean =>
  price >= plausiblePrices[kind][0] && price <= plausiblePrices[kind][1];

/** First days of validity that a tariff may have, in days from today: at home up to a year back, because bills come late; at stations never back. */
export const tariffDays = { household: [-366, 366], station: [0, 366] } as const;

const label = labelRemover('evse(?:[ -]?id)?');

/** Returns a charge point's identifier in capital letters; null for text that is not one. */
export function readEvseId(typed: string): string | null {
  const evseId = toUpperAscii(label(typed)).replace(/ /g, '');
  return /^[A-Z]{2}\*?[A-Z0-9]{3}\*?E[A-Z0-9*]{1,30}$/.test(evseId) ? evseId : null;
}

/** Identifier of a charge point: `DE*ABC*E123*4`; the asterisks may be omitted. @see ISO 15118-2 Annex H */
export const evseId = entry({ read: readEvseId, max: 40 });
