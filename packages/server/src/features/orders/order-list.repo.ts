import { businessTimeZone } from '@foyer/contract';
import {
  type OrderState,
  type OrderStateFilter,
  openOrderStates,
} from '@foyer/contract/orders/orders.schema';
import { getTableColumns, gte, inArray, lt, sql } from 'drizzle-orm';
import { pageOf } from '../../db/keyset/page-of.repo.ts';
import { visibleTo } from '../../domain/orders/order.repo.ts';
import { orders } from '../../domain/orders/orders.table.ts';
import { holdsWords } from '../../domain/search/holds-words.repo.ts';

const { searchText: _, deliveryAddress: _d, invoiceAddress: _i, ...fields } = getTableColumns(orders);

export const orderList = pageOf('listOrders', orders, {
  fields: () => fields,
  visible: visibleTo,
  sorts: { orderedAt: orders.orderedAt, number: orders.number, gross: orders.gross, state: orders.state },
  defaultSort: 'orderedAt:desc',
  filters: {
    search: (search) => holdsWords(orders.searchText, search),
    state: (states) => inArray(orders.state, states.flatMap(statesOf)),
    buyer: (ids) => inArray(orders.userId, ids),
    // The first and the last business day.
    from: (day) => gte(orders.orderedAt, startOfDay(day)),
    to: (day) => lt(orders.orderedAt, sql`${startOfDay(day)} + interval '1 day'`),
  },
});

const statesOf = (state: OrderStateFilter): readonly OrderState[] =>
  state === 'open' ? openOrderStates : [state];

const startOfDay = (day: string) => sql`(${day}::date)::timestamp at time zone ${businessTimeZone}::text`;
