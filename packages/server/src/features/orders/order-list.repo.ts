import { businessTimeZone } from '@foyer/contract';
import type { OrderState } from '@foyer/contract/orders/orders.schema';
import { and, getTableColumns, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import {
  countRows,
  orderBy,
  pageCondition,
  parseSort,
  rowsBefore,
  type SortOrder,
  sortValueOf,
} from '../../db/keyset/keyset.repo.ts';
import type { Customer } from '../../domain/accounts/customer.ts';
import { visibleTo } from '../../domain/orders/order.repo.ts';
import { orders } from '../../domain/orders/orders.table.ts';
import { holdsWords } from '../../domain/search/holds-words.repo.ts';

export interface OrderFilters {
  readonly search?: string | undefined;
  readonly state?: OrderState[] | undefined;
  /** The first and the last business day. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

type OrderSort = `${'orderedAt' | 'number' | 'gross' | 'state'}:${'asc' | 'desc'}`;

export interface OrderPage extends OrderFilters {
  readonly sort: OrderSort;
  readonly cursor?: string | undefined;
  readonly page?: number | undefined;
  /** Names the list to its cursors. */
  readonly list: string;
  readonly limit: number;
}

const { searchText: _, deliveryAddress: _d, invoiceAddress: _i, ...columns } = getTableColumns(orders);

/** One row more than `limit`; null for a cursor that is not this list's. */
export async function readOrderPage(db: Database, scope: Customer, page: OrderPage) {
  const order = sortOrder(page.sort);
  const behind = pageCondition(order, page.list, page.cursor);
  if (behind === null) return null;
  return db
    .select({ ...columns, sortValue: sql<unknown>`${sortValueOf(order)}`.as('sort_value') })
    .from(orders)
    .where(and(visibleTo(scope), filtersOf(page), behind))
    .orderBy(...orderBy(order))
    .limit(page.limit + 1)
    .offset(rowsBefore(page));
}

/** How many orders the filters leave, counted up to one above the cap. */
export async function countOrders(db: Database, scope: Customer, filters: OrderFilters): Promise<number> {
  return countRows(db, orders, and(visibleTo(scope), filtersOf(filters)));
}

function sortOrder(sort: OrderSort): SortOrder {
  const { field, direction } = parseSort(sort);
  const id = orders.id;
  if (field === 'orderedAt') return { expression: orders.orderedAt, kind: 'instant', direction, id };
  if (field === 'gross') return { expression: orders.gross, kind: 'integer', direction, id };
  return { expression: field === 'number' ? orders.number : orders.state, kind: 'text', direction, id };
}

function filtersOf({ search, state, from, to }: OrderFilters) {
  return and(
    search ? holdsWords(orders.searchText, search) : undefined,
    state && state.length > 0 ? inArray(orders.state, state) : undefined,
    from ? gte(orders.orderedAt, startOfDay(from)) : undefined,
    to ? lt(orders.orderedAt, sql`${startOfDay(to)} + interval '1 day'`) : undefined,
  );
}

/** Filters mean business days. */
const startOfDay = (day: string) => sql`(${day}::date)::timestamp at time zone ${businessTimeZone}::text`;
