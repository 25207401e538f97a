import { groupIban } from '../../letter/draw-frames.ts';
import type { LetterPayment } from '../../letter/letter-content.ts';
import type { StoredInvoice } from '../invoice.repo.ts';
import { paymentCode } from '../payment-code.ts';
import { prepaidOf } from '../prepaid.ts';
import { invoiceFormat, invoiceText } from './invoice-texts.ts';

/** Returns the details of the transfer, in words and as a code for banking apps; empty if nothing is to be paid. */
export function invoicePayment(stored: StoredInvoice): LetterPayment[] {
  const { invoice, seller } = stored;
  const payable = invoice.gross - prepaidOf(stored);
  if (invoice.kind === 'credit_note' || payable <= 0) return [];
  const amount = { amount: payable, currency: 'EUR' as const };
  return [
    {
      kind: 'payment',
      title: invoiceText(invoice, 'invoice.pay.title'),
      hint: invoiceText(invoice, 'invoice.pay.hint'),
      code: paymentCode({ ...seller, recipient: seller.name, reference: invoice.number, amount }),
      facts: [
        [invoiceText(invoice, 'invoice.pay.recipient'), seller.name],
        [invoiceText(invoice, 'invoice.pay.iban'), groupIban(seller.iban)],
        [invoiceText(invoice, 'invoice.pay.bic'), seller.bic],
        [invoiceText(invoice, 'invoice.pay.reference'), invoice.number],
        [invoiceText(invoice, 'invoice.pay.amount'), invoiceFormat(invoice.language).euro(payable)],
      ],
    },
  ];
}
