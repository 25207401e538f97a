import { addressLines } from '@foyer/contract/address-lines';
import type { LetterContent } from '../../letter/letter-content.ts';
import type { StoredInvoice } from '../invoice.repo.ts';
import { invoiceLines } from './invoice-lines.ts';
import { invoicePayment } from './invoice-payment.ts';
import { invoiceSums } from './invoice-sums.ts';
import { invoiceFormat, invoiceText, textOfTerms } from './invoice-texts.ts';

/** Returns the content of an invoice's letter, in the customer's language. */
export function invoiceLetter(stored: StoredInvoice): LetterContent {
  const { invoice, seller, brand } = stored;
  const { countryName } = invoiceFormat(invoice.language);
  return {
    language: invoice.language,
    brand: { ...brand, companyLabel: seller.name, imprintUrl: null },
    seller,
    title: invoiceText(invoice, `invoice.title.${invoice.kind}`, { number: invoice.number }),
    writtenAt: new Date(`${invoice.issuedOn}T12:00:00Z`),
    recipient: addressLines(invoice.invoiceAddress, countryName),
    facts: factsOf(stored),
    blocks: [
      { kind: 'paragraph', text: introOf(stored) },
      invoiceLines(stored),
      { kind: 'sums', sums: invoiceSums(stored) },
      { kind: 'paragraph', text: termsOf(stored) },
      ...invoicePayment(stored),
      { kind: 'paragraph', text: closingOf(stored), staysWithPrevious: true },
      { kind: 'paragraph', text: questionsOf(stored), isSmall: true, staysWithPrevious: true },
    ],
  };
}

function factsOf({ invoice, related }: StoredInvoice): LetterContent['facts'] {
  const { dayOf } = invoiceFormat(invoice.language);
  const corrected = related.filter(({ kind }) => invoice.kind === 'credit_note' && kind === 'invoice');
  const facts: [string, string | null][] = [
    [invoiceText(invoice, `invoice.number.${invoice.kind}`), invoice.number],
    [invoiceText(invoice, 'invoice.issued-on'), dayOf(invoice.issuedOn)],
    [invoiceText(invoice, 'invoice.delivered-on'), dayOf(invoice.deliveredOn)],
    [invoiceText(invoice, 'invoice.due-on'), invoice.kind === 'invoice' ? dayOf(invoice.dueOn) : null],
    [invoiceText(invoice, 'invoice.customer-number'), invoice.customerNumber],
    [invoiceText(invoice, 'invoice.order'), invoice.orders.map(({ number }) => number).join(', ') || null],
    [invoiceText(invoice, 'invoice.reference'), invoice.reference],
    [invoiceText(invoice, 'invoice.corrects'), corrected.map(({ number }) => number).join(', ') || null],
    [invoiceText(invoice, 'invoice.vat-id'), invoice.vatId],
  ];
  return facts.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]));
}

const introOf = ({ invoice }: StoredInvoice): string =>
  `${invoiceText(invoice, 'invoice.greeting')}\n${invoiceText(invoice, `invoice.intro.${invoice.kind}`)}`;

const termsOf = (stored: StoredInvoice): string =>
  [
    textOfTerms(stored),
    ...(stored.invoice.taxTreatment === 'reverse_charge'
      ? [invoiceText(stored.invoice, 'invoice.reverse-charge')]
      : []),
  ].join('\n');

const closingOf = ({ invoice, seller }: StoredInvoice): string =>
  `${invoiceText(invoice, 'invoice.closing')}\n${seller.name}`;

const questionsOf = ({ invoice, seller }: StoredInvoice): string =>
  invoiceText(invoice, `invoice.questions.${invoice.kind}`, {
    contact: seller.contactName,
    phone: seller.phone,
    email: seller.email,
  });
