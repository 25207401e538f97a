import { orderStateFilters } from '@foyer/contract/orders/order-states';
import type { OrderSummary } from '@foyer/contract/orders/orders.schema';
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
import { usePermission } from '../../../provider/use-permission.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { WidgetSkeleton } from '../../../widget/states/widget-skeleton.tsx';
import { NoOrders } from './no-orders.view.tsx';
import { useOrderListMessages } from './order-list.messages.ts';
import { useOrderColumns } from './use-order-columns.tsx';
import { orderFilters, useOrderFilterFields } from './use-order-filter-fields.ts';

// The compact list or the full one: loaded in parallel with the data.
const CompactList = lazyView(async () => (await import('../../../list/compact-list.tsx')).CompactList);
const OrderDetail = lazyWithTexts(
  () => import('../order/order-detail.tsx').then((module) => module.OrderDetail),
  () => import('../order/order.messages.ts').then((module) => module.orderMessages),
);

export interface OrdersProps extends WidgetProps {
  /** The newest orders only, for a home page. @default false */
  readonly compact?: boolean;
  /** Orders per page, 1 to 100. @default 25, or 5 when compact */
  readonly pageSize?: number;
  /** `turn`: pages; `grow`: one table that loads more on scrolling. @default 'turn' */
  readonly paging?: 'turn' | 'grow';
  /** Shows this state first. */
  readonly state?: string;
  /** Keeps search, filters, page and columns in the address of the page. @default false */
  readonly syncUrl?: boolean;
}

/** `<foyer-orders>`: the orders of the company, or the customer's own in the private mode. */
export function Orders({ compact = false, paging = 'turn', emit, ...options }: OrdersProps) {
  const { t } = useOrderListMessages();
  const canShop = usePermission('shop');
  const syncUrl = !compact && options.syncUrl === true;
  const place = useOpenedInPlace(null, syncUrl ? 'orders' : undefined);
  const columns = useOrderColumns();
  const list = useList('listOrders', {
    filters: orderFilters,
    start: { state: orderStateFilters.find((known) => known === options.state) },
    sort: 'orderedAt:desc',
    columns,
    pageSize: options.pageSize,
    defaultPageSize: compact ? 5 : 25,
    paging,
    syncUrl,
    comeBack: listReturn,
  });
  const filterFields = useOrderFilterFields(!compact && list.status === 'ready');
  const shown = {
    list,
    columns,
    part: 'orders',
    empty: <NoOrders canShop={canShop} onReload={list.reload} />,
    linkOf: ({ id, number }: OrderSummary): RowLink => ({
      target: { route: 'order', params: { id } },
      onFollow: () => emit('order-selected', { id, number }),
      onLocal: () => place.open(id),
    }),
  };
  return (
    <ListOrOpened
      place={place}
      className={container}
      back={t('orders.order-list.back')}
      detail={(id) => (
        <Suspense fallback={<WidgetSkeleton height="640px" />}>
          <OrderDetail key={id} orderId={id} hasFocus />
        </Suspense>
      )}
    >
      {compact ? (
        <Suspense fallback={<WidgetSkeleton height="320px" />}>
          <CompactList {...shown} label={t('orders.title')} />
        </Suspense>
      ) : (
        <DataList
          {...shown}
          title={t('orders.title')}
          fileName={t('orders.order-list.export.file')}
          paging={paging}
          filters={filterFields}
        />
      )}
    </ListOrOpened>
  );
}
