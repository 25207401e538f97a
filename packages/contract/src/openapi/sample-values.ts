import type { InferInput } from 'valibot';
import type { Address, addressInputSchema } from '../addresses/address.ts';
import type { Money } from '../money/money.ts';
import type { PaymentTerms } from '../money/payment-terms.ts';
import type { Totals } from '../money/totals.ts';

/** Values that the examples of several features show. */

/** Returns cents as an amount. */
export const euro = (amount: number): Money => ({ amount, currency: 'EUR' });

/** A company's address in Hamburg. */
export const sampleAddress = (type: Address['type']): Address => ({
  id: 'adr-hamburg',
  type,
  salutation: 'COMPANY',
  company: 'Nordwind Logistik GmbH',
  firstName: null,
  lastName: 'Wareneingang',
  street: 'Am Sandtorkai',
  houseNumber: '12',
  addition: 'Tor 3',
  postcode: '20457',
  city: 'Hamburg',
  countryCode: 'DE',
});

/** The same address as a person types it. */
export const typedAddress: InferInput<typeof addressInputSchema> = {
  salutation: 'COMPANY',
  company: 'Nordwind Logistik GmbH',
  lastName: 'Wareneingang',
  street: 'Am Sandtorkai',
  houseNumber: '12',
  postcode: '20457',
  city: 'Hamburg',
  countryCode: 'DE',
};

/** The picture of a wallbox. */
export const samplePicture = {
  url: '/media/articles/wb-11-k.svg',
  alt: 'Wallbox 11 kW',
  width: 640,
  height: 640,
};

/** Two wallboxes with shipping, for a business customer. */
export const sampleTotals: Totals = {
  basis: 'net',
  itemsNet: euro(139_800),
  itemsGross: euro(166_362),
  shippingNet: euro(0),
  shippingGross: euro(0),
  net: euro(139_800),
  taxes: [{ rate: 19, net: euro(139_800), tax: euro(26_562) }],
  gross: euro(166_362),
};

/** Payment within 30 days, or with two per cent discount within ten days. */
export const samplePaymentTerms: PaymentTerms = { dueDays: 30, discount: { percent: 2, days: 10 } };

/** A JSON Web Token, shortened. */
export const sampleToken = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ1c3ItbWFyZW4ifQ.c2lnbmF0dXJl';
