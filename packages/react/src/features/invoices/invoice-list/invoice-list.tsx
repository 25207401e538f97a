import { invoiceStateFilters } from '@foyer/contract/invoices/invoice-states';
import type { InvoiceSummary } from '@foyer/contract/invoices/invoices.schema';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { Suspense } from 'react';
import { lazyWithTexts } from '../../../i18n/lazy-with-texts.tsx';
import { room as choiceRoom } from '../../../list/choice/choice.css.ts';
import { ChoiceBox } from '../../../list/choice/choice-box.tsx';
import { useChoice } from '../../../list/choice/use-choice.ts';
import { DataList } from '../../../list/data-list.tsx';
import { ListOrOpened } from '../../../list/list-or-opened.tsx';
import { listReturn } from '../../../list/list-return.ts';
import type { RowLink } from '../../../list/row-link.ts';
import { useList } from '../../../list/use-list.ts';
import { useOpenedInPlace } from '../../../list/use-opened-in-place.ts';
import { container } from '../../../page/container.css.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { WidgetSkeleton } from '../../../widget/states/widget-skeleton.tsx';
import { useInvoiceListMessages } from './invoice-list.messages.ts';
import { InvoiceSums } from './invoice-sums.view.tsx';
import { NoInvoices } from './no-invoices.view.tsx';
import { useInvoiceColumns } from './use-invoice-columns.tsx';
import { invoiceFilters, useInvoiceFilterFields } from './use-invoice-filter-fields.ts';

// only one of the two forms is needed: it loads while the data is loading
const CompactList = lazyView(async () => (await import('../../../list/compact-list.tsx')).CompactList);
const InvoiceDetail = lazyWithTexts(
  () => import('../invoice/invoice-detail.tsx').then((module) => module.InvoiceDetail),
  () => import('../invoice/invoice.messages.ts').then((module) => module.invoiceMessages),
);

// loads while the data is loading; its space is reserved
const InvoiceArchive = lazyWithTexts(
  () => import('../invoice-archive/invoice-archive.tsx').then((module) => module.InvoiceArchive),
  () =>
    import('../invoice-archive/invoice-archive.messages.ts').then((module) => module.invoiceArchiveMessages),
);

export interface InvoicesProps extends WidgetProps {
  /** The newest invoices only, for a home page. @default false */
  readonly compact?: boolean;
  /** Invoices per page, 1 to 100. @default 25, or 5 when compact */
  readonly pageSize?: number;
  /** State that is selected at first. */
  readonly state?: string;
  /** Keeps search, filters, page and columns in the address of the page. @default false */
  readonly syncUrl?: boolean;
}

/** `<foyer-invoices>`: the invoices of the company, or those of a private customer. */
export function Invoices({ compact = false, emit, ...options }: InvoicesProps) {
  const { t } = useInvoiceListMessages();
  const syncUrl = !compact && options.syncUrl === true;
  const place = useOpenedInPlace(null, syncUrl ? 'invoices' : undefined);
  const columns = useInvoiceColumns();
  const filterFields = useInvoiceFilterFields();
  const list = useList('listInvoices', {
    filters: invoiceFilters,
    start: { state: invoiceStateFilters.find((known) => known === options.state) },
    sort: 'issuedOn:desc',
    columns,
    pageSize: options.pageSize,
    defaultPageSize: compact ? 5 : 25,
    syncUrl,
    comeBack: listReturn,
  });
  const choice = useChoice(list);
  const shown = {
    list,
    columns,
    part: 'invoices',
    empty: <NoInvoices onReload={list.reload} />,
    linkOf: ({ id, number }: InvoiceSummary): RowLink => ({
      target: { route: 'invoice', params: { id } },
      onFollow: () => emit('invoice-selected', { id, number }),
      onLocal: () => place.open(id),
    }),
  };
  return (
    <ListOrOpened
      place={place}
      className={container}
      back={t('invoices.invoice-list.back')}
      detail={(id) => (
        <Suspense fallback={<WidgetSkeleton height="640px" />}>
          <InvoiceDetail key={id} invoiceId={id} hasFocus />
        </Suspense>
      )}
    >
      {compact ? (
        <Suspense fallback={<WidgetSkeleton height="320px" />}>
          <CompactList {...shown} label={t('invoices.title')} />
        </Suspense>
      ) : (
        <DataList
          {...shown}
          title={t('invoices.title')}
          above={<InvoiceSums list={list} summary={list.lastPage?.summary} />}
          fileName={t('invoices.invoice-list.export.file')}
          filters={filterFields}
          chosen={{
            box: ({ id, number }, title) => (
              <ChoiceBox
                name={number}
                isChosen={choice.has(id)}
                onChange={(isChosen) => choice.set([id], isChosen)}
              >
                {title}
              </ChoiceBox>
            ),
            bar: (
              <div className={choiceRoom}>
                <Suspense fallback={null}>
                  <InvoiceArchive list={list} choice={choice} />
                </Suspense>
              </div>
            ),
          }}
        />
      )}
    </ListOrOpened>
  );
}
