import { type OrderSummary, orderStates } from '@foyer/contract/orders/orders.schema';
import { ChevronStartIcon } from '@foyer/ui/icon/icons.tsx';
import { lazy, Suspense, useRef, useState } from 'react';
import { useList } from '../../../list/use-list.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useLocale, usePermission, useSession } from '../../../provider/use-session.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { useNavigate } from '../../../widget/widget-context.ts';
import { back as backClass, layout as orderLayout } from '../order/order.css.ts';
import { OrderSkeleton } from '../order/order-skeleton.view.tsx';
import { useOrdersMessages } from '../orders.messages.ts';
import * as css from './order-list.css.ts';
import { OrderListView } from './order-list.view.tsx';
import { defaultOrderSort } from './order-sort.ts';
import { useOrderExport } from './use-order-export.ts';

const OrderDetail = lazy(() =>
  import('../order/order-detail.tsx').then((module) => ({ default: module.OrderDetail })),
);

export interface OrdersProps extends WidgetProps {
  /** Orders per page, 1 to 100. @default 25 */
  readonly pageSize?: number;
  /** Shows this state first. */
  readonly state?: string;
  /** Keeps search, filters and page in the address of the page. @default false */
  readonly syncUrl?: boolean;
}

const clampPageSize = (size: number | undefined): number =>
  size !== undefined && Number.isInteger(size) && size >= 1 && size <= 100 ? size : 25;

/** `<foyer-orders>`: the orders of the company, or one's own as a private customer. */
export function Orders({ pageSize, state, syncUrl = false, emit }: OrdersProps) {
  const sdk = useSdk();
  const navigate = useNavigate();
  const { code: locale } = useLocale();
  const { mode } = useSession();
  const canShop = usePermission('shop');
  const limit = clampPageSize(pageSize);
  const first = orderStates.find((known) => known === state);
  const list = useList('listOrders', {
    filters: { state: first, from: undefined, to: undefined },
    sort: defaultOrderSort,
    query: { limit, locale },
    urlKey: syncUrl ? 'orders' : undefined,
  });
  const csv = useOrderExport(list);
  const place = usePlace();
  const target = (order: OrderSummary) => ({ route: 'order', params: { id: order.id } }) as const;
  const open = (order: OrderSummary) => {
    emit('order-selected', { id: order.id, number: order.number });
    navigate(target(order), () => place.open(order.id));
  };
  return (
    <div className={css.container} ref={place.ref}>
      {place.openId !== null && <OpenOrder id={place.openId} onBack={place.close} />}
      <div hidden={place.openId !== null}>
        <OrderListView
          list={list}
          csv={csv}
          amountKind={mode === 'b2c_cc' ? 'gross' : 'net'}
          skeletonRows={Math.min(limit, 10)}
          canShop={canShop}
          hrefOf={(order) => sdk.href(target(order))}
          onOpen={open}
        />
      </div>
    </div>
  );
}

/** Which order is shown in the list's place; going back returns the focus to its row. */
function usePlace() {
  const ref = useRef<HTMLDivElement>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const close = () => {
    setOpenId(null);
    const row = `[data-order-id="${openId ?? ''}"]`;
    setTimeout(() => ref.current?.querySelector<HTMLElement>(row)?.focus());
  };
  return { ref, openId, open: setOpenId, close };
}

function OpenOrder({ id, onBack }: { id: string; onBack: () => void }) {
  const { t } = useOrdersMessages();
  return (
    <div className={orderLayout}>
      <button type="button" className={backClass} onClick={onBack} part="back">
        <ChevronStartIcon size={18} />
        {t('orders.order.back')}
      </button>
      <Suspense fallback={<OrderSkeleton />}>
        <OrderDetail orderId={id} hasFocus />
      </Suspense>
    </div>
  );
}
