import type { Invoice } from '@foyer/contract/invoices/invoices.schema';
import type { ReactNode } from 'react';
import { usePaymentText } from '../../../domain/payment/use-payment-text.ts';
import * as page from '../../../page/detail-page.css.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import * as css from './invoice.css.ts';
import { useInvoiceMessages } from './invoice.messages.ts';

/** Dates, numbers and terms of an invoice, without the missing ones. */
export function InvoiceFacts({ invoice }: { invoice: Invoice }) {
  const { t } = useInvoiceMessages();
  const format = useFormat();
  const paymentText = usePaymentText();
  const { dueOn, deliveredOn, orders, reference, customerNumber, vatId, paymentTerms } = invoice;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('invoices.invoice.due-on'), dueOn && format.date(dueOn)],
    [t('invoices.invoice.delivered-on'), format.date(deliveredOn)],
    [t('invoices.invoice.order'), orders.length > 0 && <Orders orders={orders} />],
    [t('invoices.invoice.reference'), reference],
    [t('invoices.invoice.customer-number'), customerNumber],
    [t('invoices.invoice.vat-id'), vatId],
    [t('invoices.invoice.terms'), paymentTerms && paymentText(paymentTerms)],
  ];
  return (
    <dl className={page.facts} part="facts">
      {facts.map(([term, value]) =>
        value ? (
          <div key={term} className={page.fact}>
            <dt className={page.term}>{term}</dt>
            <dd className={page.detail}>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

function Orders({ orders }: Pick<Invoice, 'orders'>) {
  return (
    <ul className={css.plain}>
      {orders.map(({ id, number }) => (
        <li key={id}>
          <WidgetLink target={{ route: 'order', params: { id } }} className={page.link}>
            {number}
          </WidgetLink>
        </li>
      ))}
    </ul>
  );
}
