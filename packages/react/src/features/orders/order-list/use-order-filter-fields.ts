import { orderStateFilters } from '@foyer/contract/orders/order-states';
import type { FilterField } from '../../../list/filter-field.ts';
import { aDay, anId, oneOf } from '../../../list/list-filter.ts';
import type { FilterValues } from '../../../list/list-types.ts';
import { useResource } from '../../../provider/use-resource.ts';
import { useSession } from '../../../provider/use-session.ts';
import { useOrderListMessages } from './order-list.messages.ts';

/** Filters of the list of orders. */
export const orderFilters = { state: oneOf(orderStateFilters), buyer: anId, from: aDay, to: aDay };

type OrderFilterField = FilterField<FilterValues<typeof orderFilters>>;

/**
 * Filter fields for state, buyer and dates of orders. The buyers are loaded once `isOn` is true, after the list itself; a private
 * customer has no filter for the buyer.
 */
export function useOrderFilterFields(isOn: boolean): readonly OrderFilterField[] {
  const { t } = useOrderListMessages();
  const isPrivate = useSession().mode === 'b2c_cc';
  const { data } = useResource('listBuyers', {}, { isEnabled: isOn && !isPrivate });
  const buyer: OrderFilterField = {
    name: 'buyer',
    label: t('orders.order-list.column.ordered-by'),
    all: t('orders.order-list.filter.buyer.all'),
    options: data?.items.map(({ id, name }) => ({ value: id, label: name })) ?? [],
  };
  return [
    {
      name: 'state',
      label: t('orders.order-list.filter.state'),
      all: t('orders.order-list.filter.state.all'),
      options: orderStateFilters.map((value) => ({
        value,
        label: value === 'open' ? t('orders.order-list.filter.state.open') : t(`orders.state.${value}`),
      })),
    },
    ...(isPrivate ? [] : [buyer]),
    { from: 'from', to: 'to', label: t('orders.order-list.filter.days') },
  ];
}
