import { orderStates } from '@foyer/contract/orders/order-states';
import type { FilterField } from '../../../list/filter-field.ts';
import { aDay, oneOf } from '../../../list/list-filter.ts';
import type { FilterValues } from '../../../list/list-types.ts';
import { useOrderListMessages } from './order-list.messages.ts';

/** What narrows orders. */
export const orderFilters = { state: oneOf(orderStates), from: aDay, to: aDay };

/** State and days of orders, as people see them. */
export function useOrderFilterFields(): readonly FilterField<FilterValues<typeof orderFilters>>[] {
  const { t } = useOrderListMessages();
  return [
    {
      name: 'state',
      label: t('orders.order-list.filter.state'),
      all: t('orders.order-list.filter.state.all'),
      options: orderStates.map((value) => ({ value, label: t(`orders.state.${value}`) })),
    },
    { from: 'from', to: 'to', label: t('orders.order-list.filter.days') },
  ];
}
