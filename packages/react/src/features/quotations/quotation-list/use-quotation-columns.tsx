import type { QuotationSummary } from '@foyer/contract/quotations/quotations.schema';
import { Badge } from '@foyer/ui/badge/badge.tsx';
import { textOfValue } from '../../../i18n/text-of-value.ts';
import type { ListColumn } from '../../../list/list-columns.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { useSession } from '../../../provider/use-session.ts';
import { daysLeft } from '../days-left.ts';
import { quotationStateId } from '../quotation-state-id.ts';
import { quotationStateTones } from '../quotation-state-tone.ts';
import { useQuotationListMessages } from './quotation-list.messages.ts';

type Column = ListColumn<'listQuotations'>;

/** Returns the title of a quotation, or its articles if it has no title. */
const subjectOf = ({ title, preview }: QuotationSummary) => title ?? preview.join(', ');

/** The columns of quotations for the table, the cards, the compact list and the export. */
export function useQuotationColumns(): readonly Column[] {
  const messages = useQuotationListMessages();
  const { t } = messages;
  const format = useFormat();
  // Business customers compare net amounts; private customers see gross amounts only.
  const isPrivate = useSession().mode === 'b2c_cc';
  const stateOf = (quotation: QuotationSummary) => textOfValue(messages, quotationStateId(quotation));
  const amount = (kind: 'net' | 'gross', isMain: boolean): Column => ({
    id: kind,
    header: t(`quotations.quotation-list.column.amount.${kind}`),
    type: 'money',
    value: (quotation) => quotation[kind],
    ...(isMain ? { sort: 'gross', card: 'amount' } : { shown: 'optional' }),
  });
  return [
    {
      id: 'number',
      header: t('quotations.quotation-list.column.number'),
      sort: 'number',
      isTitle: true,
      value: ({ number }) => number,
      note: ({ reference }) => reference && t('quotations.quotation-list.reference', { reference }),
      skeletonWidth: 130,
    },
    {
      id: 'subject',
      header: t('quotations.quotation-list.column.subject'),
      card: 'text',
      value: subjectOf,
      note: ({ itemCount }) =>
        itemCount > 0 ? t('quotations.quotation-list.pieces', { count: itemCount }) : null,
    },
    {
      id: 'state',
      header: t('quotations.quotation-list.column.state'),
      sort: 'state',
      card: 'badge',
      value: stateOf,
      cell: (quotation) => <Badge tone={quotationStateTones[quotation.state]}>{stateOf(quotation)}</Badge>,
      skeletonWidth: 90,
    },
    {
      id: 'requestedAt',
      header: t('quotations.quotation-list.column.requested-at'),
      type: 'date',
      sort: 'requestedAt',
      card: 'meta',
      // Where space is short, the date of validity takes precedence.
      isWideOnly: true,
      value: ({ requestedAt }) => requestedAt,
    },
    // The requester matters only where colleagues request quotations too.
    {
      id: 'requestedBy',
      header: t('quotations.quotation-list.column.requested-by'),
      ...(isPrivate ? { shown: 'optional' } : { isWideOnly: true }),
      value: ({ requestedBy }) => requestedBy,
    },
    {
      id: 'validUntil',
      header: t('quotations.quotation-list.column.valid-until'),
      type: 'date',
      sort: 'validUntil',
      value: ({ validUntil }) => validUntil,
      cell: ({ validUntil }) => validUntil && format.date(validUntil),
      note: (quotation) => {
        const days = daysLeft(quotation);
        return days === null ? null : t('quotations.days-left', { days });
      },
    },
    {
      id: 'reference',
      header: t('quotations.quotation-list.csv.reference'),
      shown: 'export',
      value: ({ reference }) => reference,
    },
    {
      id: 'itemCount',
      header: t('quotations.quotation-list.csv.item-count'),
      type: 'number',
      shown: 'optional',
      value: ({ itemCount }) => itemCount,
    },
    ...(isPrivate ? [] : [amount('net', true)]),
    amount('gross', isPrivate),
    {
      id: 'currency',
      header: t('quotations.quotation-list.csv.currency'),
      shown: 'export',
      value: ({ gross }) => gross?.currency,
    },
  ];
}
