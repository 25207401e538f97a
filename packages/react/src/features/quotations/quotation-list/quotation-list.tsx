import { quotationStates } from '@foyer/contract/quotations/quotation-states';
import type { QuotationSummary } from '@foyer/contract/quotations/quotations.schema';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { Suspense } from 'react';
import { lazyWithTexts } from '../../../i18n/lazy-with-texts.tsx';
import { DataList } from '../../../list/data-list.tsx';
import { ListOrOpened } from '../../../list/list-or-opened.tsx';
import { listReturn } from '../../../list/list-return.ts';
import type { RowLink } from '../../../list/row-link.ts';
import { useList } from '../../../list/use-list.ts';
import { useOpenedInPlace } from '../../../list/use-opened-in-place.ts';
import { container } from '../../../page/container.css.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { WidgetSkeleton } from '../../../widget/states/widget-skeleton.tsx';
import { RequestLink } from '../request-link.tsx';
import { NoQuotations } from './no-quotations.view.tsx';
import { useQuotationListMessages } from './quotation-list.messages.ts';
import { useQuotationColumns } from './use-quotation-columns.tsx';
import { quotationFilters, useQuotationFilterFields } from './use-quotation-filter-fields.ts';

// The compact list or the full one: loaded in parallel with the data.
const CompactList = lazyView(async () => (await import('../../../list/compact-list.tsx')).CompactList);
const QuotationDetail = lazyWithTexts(
  () => import('../quotation/quotation-detail.tsx').then((module) => module.QuotationDetail),
  () => import('../quotation/quotation.messages.ts').then((module) => module.quotationMessages),
);

export interface QuotationsProps extends WidgetProps {
  /** The newest quotations only, for a home page. @default false */
  readonly compact?: boolean;
  /** Quotations per page, 1 to 100. @default 25, or 5 when compact */
  readonly pageSize?: number;
  /** Shows this state first. */
  readonly state?: string;
  /** Keeps search, filters, page and columns in the address of the page. @default false */
  readonly syncUrl?: boolean;
}

/** `<foyer-quotations>`: the quotations of the company, or the customer's own in the private mode. */
export function Quotations({ compact = false, emit, ...options }: QuotationsProps) {
  const { t } = useQuotationListMessages();
  const syncUrl = !compact && options.syncUrl === true;
  const place = useOpenedInPlace(null, syncUrl ? 'quotations' : undefined);
  const columns = useQuotationColumns();
  const filterFields = useQuotationFilterFields();
  const list = useList('listQuotations', {
    filters: quotationFilters,
    start: { state: quotationStates.find((known) => known === options.state) },
    sort: 'requestedAt:desc',
    columns,
    pageSize: options.pageSize,
    defaultPageSize: compact ? 5 : 25,
    syncUrl,
    comeBack: listReturn,
  });
  const request = <RequestLink>{t('quotations.quotation-list.request')}</RequestLink>;
  const shown = {
    list,
    columns,
    part: 'quotations',
    empty: <NoQuotations request={request} onReload={list.reload} />,
    linkOf: ({ id, number }: QuotationSummary): RowLink => ({
      target: { route: 'quotation', params: { id } },
      onFollow: () => emit('quotation-selected', { id, number }),
      onLocal: () => place.open(id),
    }),
  };
  return (
    <ListOrOpened
      place={place}
      className={container}
      back={t('quotations.quotation-list.back')}
      detail={(id) => (
        <Suspense fallback={<WidgetSkeleton height="640px" />}>
          <QuotationDetail key={id} quotationId={id} hasFocus />
        </Suspense>
      )}
    >
      {compact ? (
        <Suspense fallback={<WidgetSkeleton height="320px" />}>
          <CompactList {...shown} label={t('quotations.title')} />
        </Suspense>
      ) : (
        <DataList
          {...shown}
          title={t('quotations.title')}
          actions={request}
          fileName={t('quotations.quotation-list.export.file')}
          filters={filterFields}
        />
      )}
    </ListOrOpened>
  );
}
