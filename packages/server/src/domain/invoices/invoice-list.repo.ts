import { addDays } from '@foyer/contract';
import type { InvoiceListSummary, InvoiceStateFilter } from '@foyer/contract/invoices/invoices.schema';
import { and, eq, getTableColumns, gte, inArray, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../db/client.ts';
import { cappedTotal } from '../../db/keyset/keyset.repo.ts';
import { type ListInput, pageOf } from '../../db/keyset/page-of.repo.ts';
import type { Customer } from '../accounts/customer.ts';
import { euro } from '../money/compute-totals.ts';
import { matchesWords } from '../search/matches-words.repo.ts';
import { visibleInvoices } from './invoice.repo.ts';
import { isForOrder } from './invoiced-order.repo.ts';
import { invoices } from './invoices.table.ts';

/** The customer who reads invoices, and the business day that decides which of them are overdue. */
export interface InvoiceViewer extends Customer {
  readonly today: string;
}

const {
  searchText: _s,
  urgency: _u,
  invoiceAddress: _i,
  paymentTerms: _p,
  taxes: _t,
  ...fields
} = getTableColumns(invoices);

export const invoiceList = pageOf('listInvoices', invoices, {
  fields: () => fields,
  visible: (viewer: InvoiceViewer) => visibleInvoices(viewer),
  sorts: {
    issuedOn: invoices.issuedOn,
    dueOn: invoices.dueOn,
    number: invoices.number,
    gross: invoices.gross,
    openAmount: invoices.openAmount,
    state: invoices.urgency,
  },
  defaultSort: 'issuedOn:desc',
  filters: {
    search: (search) => matchesWords(invoices.searchText, search),
    state: (states, { today }) => or(...states.map((state) => isInState(state, today))),
    kind: (kinds) => inArray(invoices.kind, kinds),
    from: (day) => gte(invoices.issuedOn, day),
    to: (day) => lte(invoices.issuedOn, day),
    // A credit note is never due.
    dueFrom: (day) => and(eq(invoices.kind, 'invoice'), gte(invoices.dueOn, day)),
    dueTo: (day) => and(eq(invoices.kind, 'invoice'), lte(invoices.dueOn, day)),
    orderId: (id) => isForOrder(id),
  },
});

const isLate = (today: string) => and(eq(invoices.kind, 'invoice'), lt(invoices.dueOn, today));

const isUnpaid = ne(invoices.openAmount, 0);

/** Number of days, today included, within which an invoice counts as due soon. */
export const soonDays = 7;

function isInState(state: InvoiceStateFilter, today: string): SQL | undefined {
  if (state === 'unpaid') return isUnpaid;
  if (state === 'due_soon')
    return and(
      isUnpaid,
      eq(invoices.kind, 'invoice'),
      gte(invoices.dueOn, today),
      lt(invoices.dueOn, addDays(today, soonDays)),
    );
  if (state === 'overdue')
    return and(inArray(invoices.settlement, ['open', 'partially_paid']), isLate(today));
  const isSettledSo = eq(invoices.settlement, state);
  return state === 'paid' || state === 'cancelled'
    ? isSettledSo
    : sql`${isSettledSo} and not (${isLate(today)})`;
}

/**
 * Reads the number of a query's invoices, and the open sums of those that match its filters other than the state, so that each sum remains
 * while the list is filtered by it. Takes one statement.
 */
export async function readInvoiceSums(db: Database, viewer: InvoiceViewer, query: ListInput<'listInvoices'>) {
  const { today } = viewer;
  const inAnyState = { ...query, state: undefined } as typeof query;
  const isLater = sql`${invoices.kind} = 'invoice' and ${invoices.dueOn} >= ${today}::date`;
  const isSoon = sql`${isLater} and ${invoices.dueOn} < ${addDays(today, soonDays)}::date`;
  const isOverdue = sql`${invoices.kind} = 'invoice' and ${invoices.dueOn} < ${today}::date`;
  const sumOf = (which: SQL) => sql`coalesce(sum(${invoices.openAmount}) filter (where ${which}), 0)::float8`;
  const countOf = (which: SQL) => sql`(count(*) filter (where ${which}))::int`;
  const [row] = await queryRows<Sums>(
    db,
    sql`select (${invoiceList.counted(viewer, query)}) as "counted", ${sumOf(sql`true`)} as "open", count(*)::int as "openCount",
        ${sumOf(isSoon)} as "soon", ${countOf(isSoon)} as "soonCount",
        ${sumOf(isOverdue)} as "overdue", ${countOf(isOverdue)} as "overdueCount"
      from ${invoices} where ${isUnpaid} and ${invoiceList.where(viewer, inAnyState)}`,
  );
  if (!row) throw new Error('The query of invoice sums returned no row');
  const summary: InvoiceListSummary = {
    openAmount: euro(row.open),
    openCount: row.openCount,
    dueSoonAmount: euro(row.soon),
    dueSoonCount: row.soonCount,
    overdueAmount: euro(row.overdue),
    overdueCount: row.overdueCount,
  };
  return { ...cappedTotal(row.counted), summary };
}

type Sums = {
  readonly counted: number;
  readonly open: number;
  readonly openCount: number;
  readonly soon: number;
  readonly soonCount: number;
  readonly overdue: number;
  readonly overdueCount: number;
};
