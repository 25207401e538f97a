import type { OrderSummary } from '@foyer/contract/orders/orders.schema';
import { ListPages } from '../../../list/list-pages.tsx';
import { ListStates } from '../../../list/list-states.tsx';
import { ListToolbar } from '../../../list/list-toolbar.tsx';
import type { CsvExport } from '../../../list/use-csv-export.ts';
import type { ListState } from '../../../list/use-list.ts';
import { NoOrders } from './no-orders.view.tsx';
import { OrderFilters } from './order-filters.view.tsx';
import * as css from './order-list.css.ts';
import { useOrderListMessages } from './order-list.messages.ts';
import type { AmountKind } from './order-row.view.tsx';
import { nextOrderSort, type OrderSortField, type OrderSortKey, readOrderSort } from './order-sort.ts';
import { OrderTable } from './order-table.view.tsx';

export interface OrderListViewProps {
  readonly list: ListState<OrderSummary>;
  readonly csv: CsvExport;
  readonly amountKind: AmountKind;
  readonly skeletonRows: number;
  readonly canShop: boolean;
  readonly hrefOf: (order: OrderSummary) => string | null;
  readonly onOpen: (order: OrderSummary) => void;
}

/** All orders: search, filters, table, pages. */
export function OrderListView(props: OrderListViewProps) {
  const { list } = props;
  const { t } = useOrderListMessages();
  const sort = readOrderSort(list.sort);
  const setSort = (key: OrderSortKey) => list.setSort(key);
  const table = {
    ...props,
    sort,
    onSort: (field: OrderSortField) => setSort(nextOrderSort(sort, field)),
  };
  return (
    <div className={css.layout} part="orders">
      <h1 className={css.title} part="title">
        {t('orders.order-list.title')}
      </h1>
      <div>
        <ListToolbar list={list} searchLabel={t('orders.order-list.search')} csv={props.csv}>
          <OrderFilters
            state={list.filters.state}
            from={list.filters.from}
            to={list.filters.to}
            sort={sort}
            onFilter={list.setFilter}
            onSort={setSort}
          />
        </ListToolbar>
        <ListStates
          list={list}
          skeleton={<OrderTable {...table} orders={null} />}
          empty={<NoOrders canShop={props.canShop} onReload={list.reload} />}
        >
          <OrderTable {...table} orders={list.items} />
        </ListStates>
        <ListPages list={list} />
      </div>
    </div>
  );
}
