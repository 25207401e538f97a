import { orderStates } from '@foyer/contract/orders/order-states';
import { FilterDays, FilterSelect } from '../../../list/filter-fields.tsx';
import { aDay, oneOf } from '../../../list/list-filter.ts';
import type { ListState } from '../../../list/list-state.ts';
import type { FilterValues } from '../../../list/list-types.ts';
import { useOrderListMessages } from './order-list.messages.ts';

/** What narrows orders. */
export const orderFilters = { state: oneOf(orderStates), from: aDay, to: aDay };

export interface OrderFiltersProps {
  readonly list: ListState<unknown, FilterValues<typeof orderFilters>>;
}

/** State and days of orders. */
export function OrderFilters({ list }: OrderFiltersProps) {
  const { t } = useOrderListMessages();
  return (
    <>
      <FilterSelect
        list={list}
        name="state"
        label={t('orders.order-list.filter.state')}
        all={t('orders.order-list.filter.state.all')}
        options={orderStates.map((value) => ({ value, label: t(`orders.state.${value}`) }))}
      />
      <FilterDays list={list} from="from" to="to" label={t('orders.order-list.filter.days')} />
    </>
  );
}
