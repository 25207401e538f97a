import { fallbackLanguage } from '@foyer/contract/languages';
import type { OrderPayer } from '../../domain/invoices/draft-order-invoice.ts';
import { demoCompanies, demoTermsOf } from '../accounts/companies.ts';
import { demoAddresses } from '../accounts/load-accounts.ts';
import { story } from '../demo-people.ts';

/** Made up, with valid check digits. */
const vatIds: Readonly<Record<string, string>> = {
  nordwind: 'DE136695976',
  'nordwind-spedition': 'DE115235681',
  'nordwind-energie': 'DE129273398',
  sonnental: 'DE811907980',
  'wuerth-beispiel': 'DE146624530',
};

const privateNumbers: Readonly<Record<string, string>> = {
  [story.privateCustomer.id]: 'P-20815',
  [story.manager.id]: 'P-20042',
};

/** Returns the payer of an order: the company, or a private customer at their own address. */
export function payerOf(userId: string, companyId: string | null): OrderPayer {
  const own = demoAddresses().filter(
    (address) => (address.companyId ?? address.userId) === (companyId ?? userId),
  );
  const address = own.find(({ type }) => type === 'INVOICE_ADDRESS') ?? own[0];
  if (!address) throw new Error(`Demo data: ${companyId ?? userId} has no address`);
  const { companyId: _c, userId: _u, isDefault: _d, ...invoiceAddress } = address;
  return {
    ...billedAs(userId, companyId),
    sellerId: `seller-${companyOf(companyId)?.brandId ?? 'foyer'}`,
    language: fallbackLanguage,
    invoiceAddress: { ...invoiceAddress, type: 'INVOICE_ADDRESS' },
    paymentTerms: demoTermsOf(companyId),
  };
}

/** Returns the identity of a person of the story on invoices. */
export const billedAs = (
  userId: string,
  companyId: string | null,
): Pick<OrderPayer, 'userId' | 'companyId' | 'mode' | 'customerNumber' | 'vatId'> => ({
  userId,
  companyId,
  mode: companyId === null ? 'b2c_cc' : 'b2b',
  customerNumber: companyOf(companyId)?.customerNumber ?? privateNumbers[userId] ?? 'P-20000',
  vatId: (companyId && vatIds[companyId]) || null,
});

const companyOf = (companyId: string | null) => demoCompanies.find(({ id }) => id === companyId);

/** Returns the branch in Austria, which owes the VAT on services itself (reverse charge). */
export const austrianBranch = (): OrderPayer => {
  const nordwind = payerOf(story.finance.id, 'nordwind');
  return {
    ...nordwind,
    vatId: 'ATU67654321',
    invoiceAddress: {
      ...nordwind.invoiceAddress,
      id: 'addr-nordwind-salzburg',
      company: 'Nordwind Logistik GmbH, Niederlassung Salzburg',
      firstName: null,
      lastName: 'Buchhaltung',
      street: 'Vogelweiderstraße',
      houseNumber: '44',
      postcode: '5020',
      city: 'Salzburg',
      countryCode: 'AT',
    },
  };
};
