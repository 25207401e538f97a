import type { InvoiceSummary } from '@foyer/contract/invoices/invoices.schema';
import { Badge } from '@foyer/ui/badge/badge.tsx';
import { textOfValue } from '../../../i18n/text-of-value.ts';
import type { ListColumn } from '../../../list/list-columns.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { useSession } from '../../../provider/use-session.ts';
import { invoiceStateTones } from '../invoice-state-tone.ts';
import { useInvoiceListMessages } from './invoice-list.messages.ts';

type Column = ListColumn<'listInvoices'>;

const ordersOf = ({ orders }: InvoiceSummary) => orders.map(({ number }) => number).join(', ');

/** Returns the columns of invoices; table, cards, short list and export use the same ones. */
export function useInvoiceColumns(): readonly Column[] {
  const messages = useInvoiceListMessages();
  const { t } = messages;
  const format = useFormat();
  const stateOf = (invoice: InvoiceSummary) => textOfValue(messages, `invoices.state.${invoice.state}`);
  // private customers see gross amounts only
  const isPrivate = useSession().mode === 'b2c_cc';
  const net: Column = {
    id: 'net',
    header: t('invoices.invoice-list.column.amount.net'),
    type: 'money',
    shown: 'optional',
    value: (invoice) => invoice.net,
  };
  return [
    {
      id: 'number',
      header: t('invoices.invoice-list.column.number'),
      sort: 'number',
      isTitle: true,
      value: (invoice) => invoice.number,
      note: ({ kind }) => (kind === 'credit_note' ? t('invoices.invoice-list.kind.credit_note') : null),
      skeletonWidth: 130,
    },
    {
      id: 'issuedOn',
      header: t('invoices.invoice-list.column.issued-on'),
      type: 'date',
      sort: 'issuedOn',
      card: 'meta',
      value: (invoice) => invoice.issuedOn,
    },
    {
      id: 'orders',
      header: t('invoices.invoice-list.column.orders'),
      card: 'text',
      isWideOnly: true,
      value: ordersOf,
      note: ({ reference }) => reference && t('invoices.invoice-list.reference', { reference }),
    },
    {
      id: 'state',
      header: t('invoices.invoice-list.column.state'),
      sort: 'state',
      card: 'badge',
      value: stateOf,
      cell: (invoice) => <Badge tone={invoiceStateTones[invoice.state]}>{stateOf(invoice)}</Badge>,
      note: ({ daysOverdue }) =>
        daysOverdue > 0 ? t('invoices.invoice-list.days-overdue', { days: daysOverdue }) : null,
      skeletonWidth: 90,
    },
    {
      id: 'dueOn',
      header: t('invoices.invoice-list.column.due-on'),
      type: 'date',
      sort: 'dueOn',
      value: (invoice) => invoice.dueOn,
      cell: ({ dueOn }) => dueOn && format.date(dueOn),
    },
    {
      id: 'reference',
      header: t('invoices.invoice-list.csv.reference'),
      shown: 'export',
      value: (invoice) => invoice.reference,
    },
    {
      id: 'kind',
      header: t('invoices.invoice-list.csv.kind'),
      shown: 'export',
      value: (invoice) => textOfValue(messages, `invoices.invoice-list.kind.${invoice.kind}`),
    },
    ...(isPrivate ? [] : [net]),
    {
      id: 'openAmount',
      header: t('invoices.invoice-list.column.open-amount'),
      type: 'money',
      sort: 'openAmount',
      isWideOnly: true,
      value: (invoice) => invoice.openAmount,
    },
    {
      id: 'gross',
      header: t('invoices.invoice-list.column.amount.gross'),
      type: 'money',
      sort: 'gross',
      card: 'amount',
      value: (invoice) => invoice.gross,
    },
    {
      id: 'currency',
      header: t('invoices.invoice-list.csv.currency'),
      shown: 'export',
      value: (invoice) => invoice.gross.currency,
    },
  ];
}
