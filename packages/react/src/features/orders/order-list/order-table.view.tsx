import type { OrderSummary } from '@foyer/contract/orders/orders.schema';
import { ChevronDownIcon, ChevronUpIcon, SortIcon } from '@foyer/ui/icon/icons.tsx';
import { classNames } from '@foyer/ui/style/class-names.ts';
import { VisuallyHidden } from '@foyer/ui/visually-hidden/visually-hidden.tsx';
import * as css from './order-list.css.ts';
import { useOrderListMessages } from './order-list.messages.ts';
import { type AmountKind, OrderRow, OrderSkeletonRow } from './order-row.view.tsx';
import type { OrderSort, OrderSortField } from './order-sort.ts';

export interface OrderTableProps {
  /** Null while the first page is loading. */
  readonly orders: readonly OrderSummary[] | null;
  /** How many rows to keep room for while loading. */
  readonly skeletonRows: number;
  readonly amountKind: AmountKind;
  readonly sort: OrderSort;
  readonly onSort: (field: OrderSortField) => void;
  readonly hrefOf: (order: OrderSummary) => string | null;
  readonly onOpen: (order: OrderSummary) => void;
}

/** The orders as a table; below 760 px of the widget's width as cards. */
export function OrderTable(props: OrderTableProps) {
  const { orders, amountKind, skeletonRows } = props;
  const { t } = useOrderListMessages();
  return (
    <div className={css.surface} part="surface">
      <table className={css.table} aria-hidden={orders === null || undefined} part="table">
        <caption className={css.caption}>
          <VisuallyHidden>{t('orders.order-list.title')}</VisuallyHidden>
        </caption>
        <thead className={css.tableHead}>
          <tr>
            <SortableHead {...props} field="number" label={t('orders.order-list.column.number')} />
            <SortableHead {...props} field="orderedAt" label={t('orders.order-list.column.ordered-at')} />
            <th scope="col" className={css.headCell}>
              {t('orders.order-list.column.articles')}
            </th>
            <SortableHead {...props} field="state" label={t('orders.order-list.column.state')} />
            <th scope="col" className={css.headCell}>
              {t('orders.order-list.column.delivery')}
            </th>
            <SortableHead
              {...props}
              field="gross"
              label={t(`orders.order-list.column.amount.${amountKind}`)}
              isEnd
            />
          </tr>
        </thead>
        <tbody className={css.body}>
          {orders === null
            ? // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
              Array.from({ length: skeletonRows }, (_, index) => <OrderSkeletonRow key={index} />)
            : orders.map((order) => (
                <OrderRow
                  key={order.id}
                  order={order}
                  amountKind={amountKind}
                  href={props.hrefOf(order)}
                  onOpen={props.onOpen}
                />
              ))}
        </tbody>
      </table>
    </div>
  );
}

interface SortableHeadProps extends Pick<OrderTableProps, 'sort' | 'onSort' | 'orders'> {
  readonly field: OrderSortField;
  readonly label: string;
  readonly isEnd?: boolean;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

function SortableHead({ field, label, isEnd, sort, onSort, orders }: SortableHeadProps) {
  const direction = sort.field === field ? sort.direction : null;
  const Arrow = direction === null ? SortIcon : direction === 'asc' ? ChevronUpIcon : ChevronDownIcon;
  return (
    <th
      scope="col"
      className={classNames(css.headCell, isEnd && css.headEnd)}
      aria-sort={direction === null ? 'none' : ariaSort[direction]}
    >
      <button
        type="button"
        className={css.sortButton}
        data-active={direction === null ? undefined : ''}
        disabled={orders === null}
        onClick={() => onSort(field)}
        part="sort"
      >
        {label}
        <Arrow size={14} />
      </button>
    </th>
  );
}
