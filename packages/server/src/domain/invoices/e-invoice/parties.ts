import { addressLines } from '@foyer/contract/address-lines';
import type { StoredInvoice } from '../invoice.repo.ts';

/** Electronic address scheme: an e-mail address. */
const email = 'EM';
const vat = { 'cbc:ID': 'VAT' } as const;

/** Returns the seller and the buyer in the terms of EN 16931. */
export function partiesOf({ invoice, seller, buyerEmail }: StoredInvoice) {
  const { invoiceAddress } = invoice;
  const [name = ''] = addressLines(invoiceAddress, (code) => code);
  const person = [invoiceAddress.firstName, invoiceAddress.lastName].filter(Boolean).join(' ');
  return {
    'cac:AccountingSupplierParty': {
      'cac:Party': {
        'cbc:EndpointID': seller.email,
        'cbc:EndpointID@schemeID': email,
        'cac:PostalAddress': {
          'cbc:StreetName': seller.street,
          'cbc:CityName': seller.city,
          'cbc:PostalZone': seller.postcode,
          'cac:Country': { 'cbc:IdentificationCode': seller.countryCode },
        },
        'cac:PartyTaxScheme': [{ 'cbc:CompanyID': seller.vatId, 'cac:TaxScheme': vat }],
        'cac:PartyLegalEntity': {
          'cbc:RegistrationName': seller.name,
          'cbc:CompanyLegalForm': `${seller.registerEntry}; ${seller.managers}`,
        },
        'cac:Contact': {
          'cbc:Name': seller.contactName,
          'cbc:Telephone': seller.phone,
          'cbc:ElectronicMail': seller.email,
        },
      },
    },
    'cac:AccountingCustomerParty': {
      'cac:Party': {
        'cbc:EndpointID': buyerEmail,
        'cbc:EndpointID@schemeID': email,
        'cac:PartyIdentification': { 'cbc:ID': invoice.customerNumber },
        'cac:PostalAddress': {
          'cbc:StreetName': `${invoiceAddress.street} ${invoiceAddress.houseNumber}`.trim(),
          ...(invoiceAddress.addition && { 'cbc:AdditionalStreetName': invoiceAddress.addition }),
          'cbc:CityName': invoiceAddress.city,
          'cbc:PostalZone': invoiceAddress.postcode,
          'cac:Country': { 'cbc:IdentificationCode': invoiceAddress.countryCode },
        },
        ...(invoice.vatId !== null && {
          'cac:PartyTaxScheme': { 'cbc:CompanyID': invoice.vatId, 'cac:TaxScheme': vat },
        }),
        'cac:PartyLegalEntity': { 'cbc:RegistrationName': name },
        ...(invoiceAddress.company && person && { 'cac:Contact': { 'cbc:Name': person } }),
      },
    },
  };
}
