import type { Invoice } from '@foyer/contract/invoices/invoices.schema';
import * as page from '../../../page/detail-page.css.ts';
import { useFormat } from '../../../provider/use-format.ts';
import * as css from './invoice.css.ts';
import { useInvoiceMessages } from './invoice.messages.ts';

export interface InvoicePaymentProps {
  readonly details: NonNullable<Invoice['paymentDetails']>;
  readonly earlyPayment: Invoice['earlyPayment'];
}

/** The data of a bank transfer, to copy and as a QR code for a banking app. */
export function InvoicePayment({ details, earlyPayment }: InvoicePaymentProps) {
  const { t } = useInvoiceMessages();
  const format = useFormat();
  const facts = [
    ['amount', format.money(details.amount)],
    ['recipient', details.recipient],
    ['iban', details.iban.replace(/(.{4})(?=.)/g, '$1 ')],
    ['bic', details.bic],
    ['reference', details.reference],
  ] as const;
  const { size, path } = details.qrCode;
  return (
    <div className={css.payment} part="payment">
      <figure className={css.figure}>
        <svg
          className={css.code}
          viewBox={`0 0 ${size} ${size}`}
          role="img"
          aria-label={t('invoices.invoice.payment.code')}
          shapeRendering="crispEdges"
          part="code"
        >
          <rect width={size} height={size} fill="#ffffff" />
          <path d={path} fill="#000000" />
        </svg>
        <figcaption className={page.small}>{t('invoices.invoice.payment.hint')}</figcaption>
      </figure>
      <dl className={css.transfer}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className={page.term}>{t(`invoices.invoice.payment.${name}`)}</dt>
            <dd className={css.value}>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {earlyPayment && (
        <p className={css.note}>
          {t('invoices.invoice.payment.early', {
            date: format.date(earlyPayment.until),
            percent: earlyPayment.percent / 100,
            amount: format.money(earlyPayment.amount),
          })}
        </p>
      )}
    </div>
  );
}
