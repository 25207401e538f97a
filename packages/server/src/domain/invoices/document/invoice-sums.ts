import type { LetterSum } from '../../letter/letter-content.ts';
import type { StoredInvoice } from '../invoice.repo.ts';
import { prepaidOf } from '../prepaid.ts';
import { invoiceFormat, invoiceText } from './invoice-texts.ts';

/** Returns the sums of an invoice: net, VAT per rate, gross, and the part paid by the day of issue. */
export function invoiceSums(stored: StoredInvoice): LetterSum[] {
  const { invoice } = stored;
  const { euro, percent } = invoiceFormat(invoice.language);
  const { basis, kind } = invoice;
  const isNet = basis === 'net';
  const taxes = invoice.taxes.map(
    ({ rate, net, tax }): LetterSum => ({
      label: invoiceText(invoice, `invoice.sum.tax.${basis}`, { rate: percent(rate), net: euro(net) }),
      amount: euro(tax),
      ...(!isNet && { is: 'note' }),
    }),
  );
  const gross: LetterSum = {
    label: invoiceText(invoice, `invoice.sum.gross.${kind}`),
    amount: euro(invoice.gross),
    is: 'total',
  };
  const net: LetterSum = { label: invoiceText(invoice, 'invoice.sum.net'), amount: euro(invoice.net) };
  const whole = isNet ? [net, ...taxes, gross] : [gross, ...taxes];
  return [...shippingSums(stored), ...whole, ...prepaidSums(stored)];
}

/** Returns the sum of the goods and the shipping cost; empty if shipping is free. */
function shippingSums({ invoice }: StoredInvoice): LetterSum[] {
  const { euro } = invoiceFormat(invoice.language);
  const isNet = invoice.basis === 'net';
  const shipping = isNet ? invoice.shippingNet : invoice.shippingGross;
  if (shipping === 0) return [];
  return [
    {
      label: invoiceText(invoice, `invoice.sum.items.${invoice.basis}`),
      amount: euro(isNet ? invoice.itemsNet : invoice.itemsGross),
    },
    { label: invoiceText(invoice, 'invoice.shipping'), amount: euro(shipping) },
  ];
}

function prepaidSums(stored: StoredInvoice): LetterSum[] {
  const prepaid = prepaidOf(stored);
  if (prepaid === 0) return [];
  const { invoice } = stored;
  const { euro } = invoiceFormat(invoice.language);
  return [
    { label: invoiceText(invoice, 'invoice.sum.prepaid'), amount: euro(-prepaid) },
    {
      label: invoiceText(invoice, 'invoice.sum.payable'),
      amount: euro(invoice.gross - prepaid),
      is: 'total',
    },
  ];
}
