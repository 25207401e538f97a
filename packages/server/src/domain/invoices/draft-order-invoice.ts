import { addDays, type PaymentTerms } from '@foyer/contract';
import type { StoredOrder } from '../orders/order.repo.ts';
import type { InvoiceDraft } from './new-invoice.ts';

/** The payer of an order, with the data that the invoice shows. */
export interface OrderPayer
  extends Pick<
    InvoiceDraft,
    'userId' | 'companyId' | 'mode' | 'sellerId' | 'customerNumber' | 'vatId' | 'invoiceAddress' | 'language'
  > {
  readonly paymentTerms: PaymentTerms;
}

type InvoicedOrder = Pick<
  StoredOrder['order'],
  'id' | 'number' | 'reference' | 'basis' | 'taxes' | 'net' | 'gross'
> &
  Pick<StoredOrder['order'], 'itemsNet' | 'itemsGross' | 'shippingNet' | 'shippingGross'>;

type InvoicedItem = Pick<
  StoredOrder['items'][number],
  'number' | 'name' | 'quantity' | 'unitNet' | 'unitGross' | 'taxRate'
>;

/** Drafts the invoice of an order, with the lines of the order and its sums to the cent. */
export function draftOrderInvoice(
  order: InvoicedOrder,
  items: readonly InvoicedItem[],
  payer: OrderPayer,
  { issuedOn, deliveredOn }: { readonly issuedOn: string; readonly deliveredOn: string },
): Omit<InvoiceDraft, 'id' | 'number' | 'paid'> {
  const { id, number, reference, basis, taxes, net, gross } = order;
  const { itemsNet, itemsGross, shippingNet, shippingGross } = order;
  return {
    ...payer,
    kind: 'invoice',
    issuedOn,
    deliveredOn,
    dueOn: addDays(issuedOn, payer.paymentTerms.dueDays),
    correctsId: null,
    taxTreatment: 'standard',
    reference,
    basis,
    orders: [{ id, number }],
    totals: { basis, taxes, net, gross, itemsNet, itemsGross, shippingNet, shippingGross },
    lines: items.map(({ name, quantity, unitNet, unitGross, taxRate, ...item }) => ({
      number: item.number,
      description: name,
      quantity,
      unit: 'piece',
      unitNet,
      unitGross,
      taxRate,
    })),
  };
}
