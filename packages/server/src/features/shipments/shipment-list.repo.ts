import { businessTimeZone } from '@foyer/contract';
import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { pageOf } from '../../db/keyset/page-of.repo.ts';
import type { Customer } from '../../domain/accounts/customer.ts';
import { ofCustomer } from '../../domain/accounts/of-customer.repo.ts';
import { holdsWords } from '../../domain/search/holds-words.repo.ts';
import { shipments } from '../../domain/shipments/shipments.table.ts';

const { searchText: _, ...fields } = getTableColumns(shipments);
/** When it left, or was packed; as the index has it. */
const leftAt = sql`coalesce(${shipments.shippedAt}, ${shipments.preparedAt})`;

export const shipmentList = pageOf('listShipments', shipments, {
  fields: () => fields,
  visible: (customer: Customer) => ofCustomer(shipments, customer),
  sorts: {
    shippedAt: { expression: leftAt, kind: 'instant' },
    expectedOn: shipments.expectedOn,
    number: shipments.number,
    state: shipments.state,
  },
  defaultSort: 'shippedAt:desc',
  filters: {
    search: (search) => holdsWords(shipments.searchText, search),
    state: (states) => inArray(shipments.state, states),
    orderId: (id) => eq(shipments.orderId, id),
    // The first and the last business day.
    from: (day) => sql`${leftAt} >= ${startOfDay(day)}`,
    to: (day) => sql`${leftAt} < ${startOfDay(day)} + interval '1 day'`,
  },
});

const startOfDay = (day: string) => sql`(${day}::date)::timestamp at time zone ${businessTimeZone}::text`;
