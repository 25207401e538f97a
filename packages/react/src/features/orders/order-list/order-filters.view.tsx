import { orderStates } from '@foyer/contract/orders/order-states';
import { Select } from '@foyer/ui/select/select.tsx';
import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import * as css from './order-list.css.ts';
import { useOrderListMessages } from './order-list.messages.ts';
import { type OrderSort, type OrderSortKey, orderSortKeys, readOrderSort } from './order-sort.ts';

export interface OrderFiltersProps {
  /** Undefined for all states. */
  readonly state: string | undefined;
  /** ISO dates; undefined for open ends. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly sort: OrderSort;
  readonly onFilter: (name: 'state' | 'from' | 'to', value: string) => void;
  readonly onSort: (key: OrderSortKey) => void;
}

/** State and dates; and the sort order where there is no table head. */
export function OrderFilters({ state, from, to, sort, onFilter, onSort }: OrderFiltersProps) {
  const { t } = useOrderListMessages();
  const isTurnedAround = from !== undefined && to !== undefined && from > to;
  return (
    <>
      <Select
        className={css.stateField}
        label={t('orders.order-list.filter.state')}
        placeholder={t('orders.order-list.filter.state.all')}
        options={orderStates.map((value) => ({ value, label: t(`orders.state.${value}`) }))}
        value={state ?? ''}
        onValueChange={(value) => onFilter('state', value)}
      />
      <Select
        className={css.sortField}
        label={t('orders.order-list.sort')}
        options={orderSortKeys.map((value) => ({ value, label: t(`orders.order-list.sort.${value}`) }))}
        value={`${sort.field}:${sort.direction}`}
        onValueChange={(value) => {
          const { field, direction } = readOrderSort(value);
          onSort(`${field}:${direction}`);
        }}
      />
      <TextField
        className={css.dateField}
        label={t('orders.order-list.filter.from')}
        type="date"
        value={from ?? ''}
        error={isTurnedAround ? t('orders.order-list.filter.order') : undefined}
        onValueChange={(value) => onFilter('from', value)}
      />
      <TextField
        className={css.dateField}
        label={t('orders.order-list.filter.to')}
        type="date"
        value={to ?? ''}
        onValueChange={(value) => onFilter('to', value)}
      />
    </>
  );
}
