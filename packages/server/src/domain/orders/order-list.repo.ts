import { businessTimeZone } from '@foyer/contract';
import {
  type OrderState,
  type OrderStateFilter,
  openOrderStates,
} from '@foyer/contract/orders/orders.schema';
import { gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { pageOf } from '../../db/keyset/page-of.repo.ts';
import type { Customer } from '../accounts/customer.ts';
import { customerKinds } from '../accounts/customer-statement.repo.ts';
import { ofCustomer } from '../accounts/of-customer.repo.ts';
import { matchesEachWord, type SearchedWord } from '../search/matches-words.repo.ts';
import { shipments } from '../shipments/shipments.table.ts';
import { visibleTo } from './order.repo.ts';
import { orders } from './orders.table.ts';

/** Columns that a row shows, and no others: each column costs time in a page of a hundred rows. */
const fields = {
  id: orders.id,
  number: orders.number,
  reference: orders.reference,
  state: orders.state,
  orderedAt: orders.orderedAt,
  orderedBy: orders.orderedBy,
  costCentre: orders.costCentre,
  itemCount: orders.itemCount,
  // As JSON, since the driver parses an array of texts character by character.
  preview: sql<string[]>`to_json(${orders.preview})`,
  net: orders.net,
  gross: orders.gross,
  expectedDeliveryDate: orders.expectedDeliveryDate,
};

export const orderList = pageOf('listOrders', orders, {
  fields: () => fields,
  visible: visibleTo,
  kinds: customerKinds,
  // No order is ever deleted or given to another customer.
  onlyGrows: true,
  sorts: { orderedAt: orders.orderedAt, number: orders.number, gross: orders.gross, state: orders.state },
  defaultSort: 'orderedAt:desc',
  filters: {
    search: (search, customer) => matchesEachWord(search, (word) => holdsWord(word, customer)),
    state: (states) => inArray(orders.state, states.flatMap(statesOf)),
    buyer: (ids) => inArray(orders.userId, ids),
    // The first and the last business day.
    from: (day) => gte(orders.orderedAt, startOfDay(day)),
    to: (day) => lt(orders.orderedAt, sql`${startOfDay(day)} + interval '1 day'`),
  },
});

/** Whether an order matches a word of a search; a word with a digit may also be the number of a delivery note or parcel. */
function holdsWord({ isIn, hasDigit }: SearchedWord, customer: Customer): SQL | undefined {
  const isFound = isIn(orders.searchText);
  if (!hasDigit) return isFound;
  return or(
    isFound,
    sql`${orders.id} in (select ${shipments.orderId} from ${shipments}
      where ${ofCustomer(shipments, customer)} and ${isIn(shipments.searchText)})`,
  );
}

const statesOf = (state: OrderStateFilter): readonly OrderState[] =>
  state === 'open' ? openOrderStates : [state];

const startOfDay = (day: string) => sql`(${day}::date)::timestamp at time zone ${businessTimeZone}::text`;
