import { addDays } from '@foyer/contract';
import { type SQL, sql } from 'drizzle-orm';
import { visibleInvoices } from '../../invoices/invoice.repo.ts';
import { soonDays } from '../../invoices/invoice-list.repo.ts';
import { invoices } from '../../invoices/invoices.table.ts';
import { euro } from '../../money/compute-totals.ts';
import { defineSource, tile, to, type Viewer } from '../source.repo.ts';

interface Facts {
  readonly open: number;
  readonly openCount: number;
  readonly soonCount: number;
  readonly late: number;
  readonly lateCount: number;
  readonly lateOn: string | null;
  /** Id of an overdue invoice. */
  readonly lateId: string | null;
  readonly lateNumber: string | null;
}

const readFacts = (viewer: Viewer): SQL => {
  const { today } = viewer;
  const isDue = sql`kind = 'invoice'`;
  const late = sql`filter (where ${isDue} and due_on < ${today}::date)`;
  const soon = sql`filter (where ${isDue} and due_on >= ${today}::date and due_on < ${addDays(today, soonDays)}::date)`;
  return sql`select json_build_object('open', coalesce(sum(open_amount), 0)::float8, 'openCount', count(*)::int,
    'soonCount', (count(*) ${soon})::int, 'late', coalesce(sum(open_amount) ${late}, 0)::float8,
    'lateCount', (count(*) ${late})::int, 'lateOn', min(due_on) ${late}, 'lateId', min(id) ${late}, 'lateNumber', min(number) ${late})
    from ${invoices} where open_amount <> 0 and ${visibleInvoices(viewer)}`;
};

/** Task for overdue invoices, and the open amount. */
export const invoicesSource = defineSource<Facts>({
  access: 'orders',
  facts: readFacts,
  tiles: (facts, { say }) => {
    const { open, openCount, soonCount, late, lateCount, lateOn, lateId, lateNumber } = facts;
    const toLate = to('invoices', { query: { 'invoices.state': 'overdue' } });
    const label = say('dashboard.invoices.late.link', { count: lateCount });
    const task = tile({
      id: 'overdue-invoices',
      kind: 'task',
      severity: 'error',
      count: lateCount,
      dueOn: lateOn,
      title: say('dashboard.invoices.late', { count: lateCount, number: lateNumber ?? '' }),
      amount: euro(late),
      link: { ...(lateCount === 1 ? to('invoice', { id: lateId }) : toLate), label },
    });
    return [
      ...(lateCount > 0 ? [task] : []),
      tile({
        id: 'open-amount',
        kind: 'figure',
        count: openCount,
        amount: euro(open),
        title: say('dashboard.invoices.open'),
        text: say('dashboard.invoices.open.text', { count: openCount, soon: soonCount }),
        link: {
          ...to('invoices', { query: { 'invoices.state': 'unpaid' } }),
          label: say('dashboard.invoices.open.link'),
        },
      }),
    ];
  },
});
