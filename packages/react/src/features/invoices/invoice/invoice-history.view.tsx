import type { Invoice } from '@foyer/contract/invoices/invoices.schema';
import { textOfValue } from '../../../i18n/text-of-value.ts';
import { useFormat } from '../../../provider/use-format.ts';
import * as css from './invoice.css.ts';
import { useInvoiceMessages } from './invoice.messages.ts';

/** The payments and reminders of an invoice, sorted by day. */
export function InvoiceHistory({ payments, reminders }: Pick<Invoice, 'payments' | 'reminders'>) {
  const messages = useInvoiceMessages();
  const format = useFormat();
  const { t } = messages;
  const entries = [
    ...payments.map(({ on, amount, method }) => ({
      on,
      what: textOfValue(messages, `invoices.invoice.paid.${method}`),
      amount: format.money(amount),
    })),
    ...reminders.map(({ on, level }) => ({
      on,
      what: t('invoices.invoice.reminder', { level }),
      amount: '',
    })),
  ].toSorted((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0));
  return (
    <ol className={css.plain} part="payments">
      {entries.map(({ on, what, amount }) => (
        <li key={`${on} ${what}`} className={css.entry}>
          <span>
            {what}
            <span className={css.day}>{format.date(on)}</span>
          </span>
          <span className={css.lineTotal}>{amount}</span>
        </li>
      ))}
    </ol>
  );
}
