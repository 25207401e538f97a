import { orderStates } from '@foyer/contract/orders/order-states';
import { useList } from '../../../list/use-list.ts';
import { usePermission } from '../../../provider/use-permission.ts';
import { useLocale, useSession } from '../../../provider/use-session.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { OrderCompactView } from './order-compact.view.tsx';
import { OrderListView } from './order-list.view.tsx';
import { type OrderLinks, OrderPlace } from './order-place.tsx';
import { defaultOrderSort } from './order-sort.ts';
import { useOrderExport } from './use-order-export.ts';

export interface OrdersProps extends WidgetProps {
  /** The newest orders only, for a home page. @default false */
  readonly compact?: boolean;
  /** Orders per page, 1 to 100. @default 25, or 5 when compact */
  readonly pageSize?: number;
  /** Shows this state first. */
  readonly state?: string;
  /** Keeps search, filters and page in the address of the page. @default false */
  readonly syncUrl?: boolean;
}

/** `<foyer-orders>`: the orders of the company, or one's own as a private customer. */
export function Orders({ compact = false, emit, ...options }: OrdersProps) {
  const Content = compact ? CompactOrders : FullOrders;
  return <OrderPlace emit={emit}>{(links) => <Content {...options} links={links} />}</OrderPlace>;
}

interface ContentProps extends Omit<OrdersProps, 'compact' | 'emit'> {
  readonly links: OrderLinks;
}

const pageSizeOf = (size: number | undefined, fallback: number): number =>
  size !== undefined && Number.isInteger(size) && size >= 1 && size <= 100 ? size : fallback;

/** The list by its attributes, with what both views need. */
function useOrders({ pageSize, state, syncUrl = false, links }: ContentProps, fallback: number) {
  const { code: locale } = useLocale();
  const { mode } = useSession();
  const canShop = usePermission('shop');
  const limit = pageSizeOf(pageSize, fallback);
  const first = orderStates.find((known) => known === state);
  const list = useList('listOrders', {
    filters: { state: first, from: undefined, to: undefined },
    sort: defaultOrderSort,
    query: { limit, locale },
    urlKey: syncUrl ? 'orders' : undefined,
  });
  const amountKind = mode === 'b2c_cc' ? ('gross' as const) : ('net' as const);
  return { list, amountKind, skeletonRows: Math.min(limit, 10), canShop, ...links };
}

function FullOrders(props: ContentProps) {
  const orders = useOrders(props, 25);
  const csv = useOrderExport(orders.list);
  return <OrderListView {...orders} csv={csv} />;
}

function CompactOrders(props: ContentProps) {
  return <OrderCompactView {...useOrders({ ...props, syncUrl: false }, 5)} />;
}
