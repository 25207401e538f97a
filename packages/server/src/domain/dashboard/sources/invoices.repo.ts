import { addDays } from '@foyer/contract';
import { type SQL, sql } from 'drizzle-orm';
import { visibleInvoices } from '../../invoices/invoice.repo.ts';
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

/** Number of days from today within which an invoice is due soon, the same as in the list of invoices. */
const soonDays = 7;

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

/** Open and overdue amounts. */
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
        link: { ...to('invoices'), label: say('dashboard.invoices.link') },
      }),
      tile({
        id: 'overdue-amount',
        kind: 'figure',
        count: lateCount,
        amount: euro(late),
        severity: lateCount > 0 ? 'error' : 'success',
        title: say('dashboard.invoices.late.title'),
        text: say('dashboard.invoices.late.text', { count: lateCount }),
        link: { ...toLate, label: say('dashboard.invoices.late.link', { count: 2 }) },
      }),
    ];
  },
});
