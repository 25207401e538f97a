import { addDays } from '@foyer/contract';
import { and, gte, lte, type SQL, sql } from 'drizzle-orm';
import { isPrivate } from '../../accounts/customer.ts';
import { visibleInvoices } from '../../invoices/invoice.repo.ts';
import { invoices } from '../../invoices/invoices.table.ts';
import { euro } from '../../money/compute-totals.ts';
import { defineSource, tile, to, type Viewer } from '../source.repo.ts';

/** Month such as `2026-11`, and the invoiced amount less credits, in cents. */
interface Spent {
  readonly month: string;
  readonly amount: number;
}

/** Query of the twelve months up to the current one. Dates of issue are already days of the portal's time zone. */
const readFacts = (viewer: Viewer): SQL => {
  const { today } = viewer;
  const first = sql`(date_trunc('month', ${today}::date) - interval '11 months')::date`;
  const amount = isPrivate(viewer) ? invoices.gross : invoices.net;
  const spent = and(visibleInvoices(viewer), gte(invoices.issuedOn, first), lte(invoices.issuedOn, today));
  return sql`select json_agg(json_build_object('month', to_char(at, 'YYYY-MM'), 'amount', coalesce(spent.amount, 0)::float8) order by at)
    from generate_series(${first}, ${today}::date, interval '1 month') at
    left join (select date_trunc('month', ${invoices.issuedOn}) as month, sum(${amount}) as amount
      from ${invoices} where ${spent} group by 1) spent on spent.month = at`;
};

/** Chart of the invoiced amounts of the last twelve months. */
export const spendingSource = defineSource<readonly Spent[]>({
  access: 'orders',
  facts: readFacts,
  tiles: (months, { viewer, say }) => {
    if (months.every(({ amount }) => amount === 0)) return [];
    return [
      tile({
        id: 'spending',
        kind: 'chart',
        title: say('dashboard.spending.title'),
        text: say(isPrivate(viewer) ? 'dashboard.spending.gross' : 'dashboard.spending.net'),
        amount: euro(months.reduce((sum, { amount }) => sum + amount, 0)),
        series: months.map(({ month, amount }) => ({
          month,
          amount: euro(amount),
          link: to('invoices', { query: { 'invoices.from': `${month}-01`, 'invoices.to': lastOf(month) } }),
        })),
      }),
    ];
  },
});

const lastOf = (month: string): string => addDays(`${addDays(`${month}-01`, 31).slice(0, 7)}-01`, -1);
