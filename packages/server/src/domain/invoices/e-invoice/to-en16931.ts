import type { Invoice as En16931Invoice } from '@e-invoice-eu/core';
import { textOfTerms } from '../document/invoice-texts.ts';
import type { StoredInvoice } from '../invoice.repo.ts';
import { prepaidOf } from '../prepaid.ts';
import { partiesOf } from './parties.ts';
import { chargesOf, linesOf, taxesOf, toAmount } from './sums.ts';

/** UNTDID 1001: a commercial invoice, a credit note. */
const typeCodes = { invoice: '380', credit_note: '381' } as const;
/** UNTDID 4461: a SEPA credit transfer. */
const creditTransfer = '58';

const eur = 'EUR';

/**
 * Converts an invoice to the terms of EN 16931, as the library takes them (with UBL's names). The amounts of a credit note are
 * positive, since its type marks it as one. Only payments by the day of issue are included: the document never changes afterwards.
 */
export function toEn16931(stored: StoredInvoice): En16931Invoice {
  const { invoice, seller } = stored;
  const sign = invoice.kind === 'credit_note' ? -1 : 1;
  const amount = (cents: number) => toAmount(sign * cents);
  const prepaid = prepaidOf(stored);
  const document = {
    'cbc:ID': invoice.number,
    'cbc:IssueDate': invoice.issuedOn,
    ...(invoice.kind === 'invoice' && { 'cbc:DueDate': invoice.dueOn }),
    'cbc:InvoiceTypeCode': typeCodes[invoice.kind],
    'cbc:DocumentCurrencyCode': eur,
    'cbc:BuyerReference': invoice.customerNumber,
    ...orderReference(stored),
    ...precedingInvoice(stored),
    ...partiesOf(stored),
    'cac:Delivery': { 'cbc:ActualDeliveryDate': invoice.deliveredOn },
    'cac:PaymentMeans': [
      {
        'cbc:PaymentMeansCode': creditTransfer,
        'cbc:PaymentID': invoice.number,
        'cac:PayeeFinancialAccount': {
          'cbc:ID': seller.iban,
          'cbc:Name': seller.name,
          'cac:FinancialInstitutionBranch': { 'cbc:ID': seller.bic },
        },
      },
    ],
    'cac:PaymentTerms': { 'cbc:Note': paymentNote(stored) },
    ...chargesOf(stored, sign),
    'cac:TaxTotal': taxesOf(stored, sign),
    'cac:LegalMonetaryTotal': {
      'cbc:LineExtensionAmount': amount(invoice.itemsNet),
      'cbc:LineExtensionAmount@currencyID': eur,
      'cbc:TaxExclusiveAmount': amount(invoice.net),
      'cbc:TaxExclusiveAmount@currencyID': eur,
      'cbc:TaxInclusiveAmount': amount(invoice.gross),
      'cbc:TaxInclusiveAmount@currencyID': eur,
      ...(invoice.shippingNet !== 0 && {
        'cbc:ChargeTotalAmount': amount(invoice.shippingNet),
        'cbc:ChargeTotalAmount@currencyID': eur,
      }),
      ...(prepaid !== 0 && { 'cbc:PrepaidAmount': amount(prepaid), 'cbc:PrepaidAmount@currencyID': eur }),
      'cbc:PayableAmount': amount(invoice.gross - prepaid),
      'cbc:PayableAmount@currencyID': eur,
    },
    'cac:InvoiceLine': linesOf(stored, sign),
  };
  // The library's types demand closed code lists and tuples, and put elements where its own code does not read them (`precedingInvoice`).
  return { 'ubl:Invoice': document as unknown as En16931Invoice['ubl:Invoice'] };
}

function orderReference({ invoice }: StoredInvoice) {
  const [order] = invoice.orders;
  if (!order && !invoice.reference) return {};
  return {
    'cac:OrderReference': {
      ...(invoice.reference && { 'cbc:ID': invoice.reference }),
      ...(order && { 'cbc:SalesOrderID': order.number }),
    },
  };
}

function precedingInvoice({ invoice, related }: StoredInvoice) {
  const corrected = related.find(({ kind }) => kind === 'invoice');
  if (invoice.kind === 'invoice' || !corrected) return {};
  // The library's CII writer (2.3.4) reads the reference here, not where its types put it; with a date it writes an element of no schema.
  return { 'cac:BillingReference': [{ 'cbc:ID': corrected.number }] };
}

/** Returns the terms in words, followed by a discount in the machine-readable form of XRechnung (BR-DE-18). */
function paymentNote(stored: StoredInvoice): string {
  const words = textOfTerms(stored);
  const discount = stored.invoice.paymentTerms?.discount;
  if (!discount) return words;
  return `${words}\n#SKONTO#TAGE=${discount.days}#PROZENT=${discount.percent.toFixed(2)}#\n`;
}
