import type { Invoice } from '@foyer/contract/invoices/invoices.schema';
import { Card } from '@foyer/ui/card/card.tsx';
import { classNames } from '@foyer/ui/style/class-names.ts';
import { AddressText } from '../../../domain/address/address-text.view.tsx';
import { Totals } from '../../../domain/totals/totals.view.tsx';
import * as page from '../../../page/detail-page.css.ts';
import * as css from './invoice.css.ts';
import { useInvoiceMessages } from './invoice.messages.ts';
import { InvoiceFacts } from './invoice-facts.view.tsx';
import { InvoiceHead, type InvoiceHeadProps } from './invoice-head.view.tsx';
import { InvoiceHistory } from './invoice-history.view.tsx';
import { InvoiceLines } from './invoice-lines.view.tsx';
import { InvoicePayment } from './invoice-payment.view.tsx';
import { InvoiceRelated } from './invoice-related.view.tsx';
import { paperOf } from './paper-of.ts';

/** All data of one invoice. */
export function InvoiceDetailView(props: InvoiceHeadProps) {
  const { invoice } = props;
  const { t } = useInvoiceMessages();
  return (
    <>
      <InvoiceHead {...props} />
      <InvoiceFacts invoice={invoice} />
      <div className={classNames(page.columns, page.columnsAndBelow)}>
        <Card title={t('invoices.invoice.lines')}>
          <InvoiceLines lines={invoice.lines} basis={invoice.totals.basis} />
        </Card>
        <div className={classNames(page.column, page.besides)}>
          <Card title={t('invoices.invoice.totals')}>
            <Totals totals={invoice.totals} />
            {invoice.taxTreatment === 'reverse_charge' && (
              <p className={css.note}>{t('invoices.invoice.reverse-charge')}</p>
            )}
          </Card>
          {invoice.paymentDetails && (
            <Card title={t('invoices.invoice.payment')}>
              <InvoicePayment details={invoice.paymentDetails} earlyPayment={invoice.earlyPayment} />
            </Card>
          )}
        </div>
        <div className={page.column}>
          <RelatedCard invoice={invoice} />
          <HistoryCard invoice={invoice} />
          <Card title={t('invoices.invoice.address')}>
            <AddressText address={invoice.invoiceAddress} />
          </Card>
        </div>
      </div>
    </>
  );
}

interface CardProps {
  readonly invoice: Invoice;
}

function RelatedCard({ invoice }: CardProps) {
  const { t } = useInvoiceMessages();
  if (invoice.related.length === 0) return null;
  return (
    <Card title={t(`invoices.invoice.related.${paperOf(invoice.kind)}`)}>
      <InvoiceRelated related={invoice.related} />
    </Card>
  );
}

function HistoryCard({ invoice }: CardProps) {
  const { t } = useInvoiceMessages();
  if (invoice.payments.length === 0 && invoice.reminders.length === 0) return null;
  return (
    <Card title={t('invoices.invoice.history')}>
      <InvoiceHistory payments={invoice.payments} reminders={invoice.reminders} />
    </Card>
  );
}
