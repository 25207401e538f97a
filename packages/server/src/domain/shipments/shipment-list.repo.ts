import { businessTimeZone } from '@foyer/contract';
import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { pageOf } from '../../db/keyset/page-of.repo.ts';
import type { Customer } from '../accounts/customer.ts';
import { ofCustomer } from '../accounts/of-customer.repo.ts';
import { matchesWords } from '../search/matches-words.repo.ts';
import { shipments } from './shipments.table.ts';

const { searchText: _, ...fields } = getTableColumns(shipments);
/** Time at which a shipment left, or else was packed; the same expression as in the index. */
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
    search: (search) => matchesWords(shipments.searchText, search),
    state: (states) => inArray(shipments.state, states),
    orderId: (id) => eq(shipments.orderId, id),
    // The first and the last business day.
    from: (day) => sql`${leftAt} >= ${startOfDay(day)}`,
    to: (day) => sql`${leftAt} < ${startOfDay(day)} + interval '1 day'`,
  },
});

const startOfDay = (day: string) => sql`(${day}::date)::timestamp at time zone ${businessTimeZone}::text`;
