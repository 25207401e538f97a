import type { PaymentTerms } from '@foyer/contract';
import type { companies } from '../../domain/companies/companies.table.ts';
import { isSpecialCustomerName } from '../../domain/companies/special-customer.ts';
import { privateTerms, usualBusinessTerms } from '../../domain/money/payment-terms.ts';
import type { GroupId } from '../articles/family.ts';

type Company = Omit<typeof companies.$inferInsert, 'createdAt'> & { readonly priceGroup: GroupId };

const company = (
  id: string,
  name: string,
  customerNumber: string,
  priceGroup: GroupId,
  more: Partial<Company> = {},
): Company => ({
  id,
  name,
  customerNumber,
  priceGroup,
  brandId: 'foyer',
  parentId: null,
  isSpecialCustomer: isSpecialCustomerName(name),
  sideBarItems: null,
  paymentTerms: usualBusinessTerms,
  ...more,
});

/** Three customers, one of them with two child companies; a special customer; and the service company. */
export const demoCompanies: readonly Company[] = [
  company('nordwind', 'Nordwind Logistik GmbH', 'K-10042', 'premium', {
    paymentTerms: { dueDays: 30, discount: { percent: 2, days: 10 } },
    releasedRoles: [
      'ROLE_USE_CASES',
      'ROLE_SHOP',
      'ROLE_FLEET_FINANCIAL',
      'ROLE_SMART_CONNECT',
      'ROLE_RESERVATION_TOOL',
    ],
  }),
  company('nordwind-spedition', 'Nordwind Spedition Kiel GmbH', 'K-10043', 'premium', {
    parentId: 'nordwind',
  }),
  company('nordwind-energie', 'Nordwind Energie Husum GmbH', 'K-10044', 'standard', {
    parentId: 'nordwind',
    brandId: 'nordlicht',
  }),
  company('sonnental', 'Sonnental Pflegedienste gGmbH', 'K-10107', 'standard', { brandId: 'sonnental' }),
  company('wuerth-beispiel', 'Würth Beispiel GmbH', 'K-10230', 'partner', { needsOnboarding: true }),
  company('service', 'Foyer Service GmbH', 'K-10001', 'standard'),
];

/** Returns the payment terms of a company; those of private customers for null. */
export const demoTermsOf = (companyId: string | null): PaymentTerms =>
  demoCompanies.find(({ id }) => id === companyId)?.paymentTerms ?? privateTerms;

interface Site {
  readonly owner: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly postcode: string;
  readonly city: string;
  readonly addition?: string;
  readonly contact: readonly [firstName: string, lastName: string];
}

/** Sites of companies; the first site of each owner is its standard address and receives the invoices. */
export const demoSites: readonly Site[] = [
  {
    owner: 'nordwind',
    street: 'Speicherstraße',
    houseNumber: '14',
    postcode: '20457',
    city: 'Hamburg',
    contact: ['Katharina', 'Brandt'],
  },
  {
    owner: 'nordwind',
    street: 'Am Güterbahnhof',
    houseNumber: '3a',
    postcode: '28195',
    city: 'Bremen',
    addition: 'Tor 2',
    contact: ['Mehmet', 'Yilmaz'],
  },
  {
    owner: 'nordwind',
    street: 'Hafenring',
    houseNumber: '88',
    postcode: '27568',
    city: 'Bremerhaven',
    addition: 'Halle C',
    contact: ['Jonas', 'Petersen'],
  },
  {
    owner: 'nordwind-spedition',
    street: 'Ostuferallee',
    houseNumber: '21',
    postcode: '24149',
    city: 'Kiel',
    contact: ['Inken', 'Thomsen'],
  },
  {
    owner: 'nordwind-energie',
    street: 'Deichweg',
    houseNumber: '7',
    postcode: '25813',
    city: 'Husum',
    contact: ['Momme', 'Jensen'],
  },
  {
    owner: 'sonnental',
    street: 'Rebenweg',
    houseNumber: '52',
    postcode: '79098',
    city: 'Freiburg im Breisgau',
    contact: ['Julia', 'Sommer'],
  },
  {
    owner: 'sonnental',
    street: 'Schlossgasse',
    houseNumber: '9',
    postcode: '77652',
    city: 'Offenburg',
    addition: 'Hintereingang',
    contact: ['Julia', 'Sommer'],
  },
  {
    owner: 'wuerth-beispiel',
    street: 'Schraubenstraße',
    houseNumber: '1',
    postcode: '74653',
    city: 'Künzelsau',
    contact: ['Michael', 'Kraft'],
  },
  {
    owner: 'service',
    street: 'Werkstattweg',
    houseNumber: '5',
    postcode: '34117',
    city: 'Kassel',
    contact: ['Ralf', 'Becker'],
  },
];
