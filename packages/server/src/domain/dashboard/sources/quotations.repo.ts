import { addDays } from '@foyer/contract';
import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import { isPrivate } from '../../accounts/customer.ts';
import { visibleQuotations } from '../../quotations/quotation.repo.ts';
import { quotations } from '../../quotations/quotations.table.ts';
import { defineSource, tile, to, type Viewer } from '../source.repo.ts';

interface Facts {
  /** Number of quotations that can be accepted; `net` and `gross` are their sums in cents. */
  readonly waiting: number;
  readonly net: number;
  readonly gross: number;
  readonly endingCount: number;
  readonly endingOn: string | null;
  /** Id of a quotation that is about to expire. */
  readonly endingId: string | null;
  readonly endingNumber: string | null;
}

/** Number of days before its expiry from which a quotation is shown as a task. */
const soonDays = 7;

const readFacts = (viewer: Viewer): SQL => {
  const { today } = viewer;
  const ending = sql`filter (where valid_until < ${addDays(today, soonDays + 1)}::date)`;
  const offered = and(
    visibleQuotations(viewer),
    eq(quotations.state, 'offered'),
    gte(quotations.validUntil, today),
  );
  return sql`select json_build_object('waiting', count(*)::int, 'net', coalesce(sum(net), 0)::float8,
    'gross', coalesce(sum(gross), 0)::float8, 'endingCount', (count(*) ${ending})::int, 'endingOn', min(valid_until) ${ending},
    'endingId', min(id) ${ending}, 'endingNumber', min(number) ${ending}) from ${quotations} where ${offered}`;
};

/** Quotations that can be accepted, and those that are about to expire, for viewers who may decide on them. */
export const quotationsSource = defineSource<Facts>({
  access: 'shop',
  action: 'requestQuotation',
  facts: readFacts,
  tiles: (facts, { viewer, say, money }) => {
    const { waiting, net, gross, endingCount, endingOn, endingId, endingNumber } = facts;
    const toOffers = to('offer-overview', { query: { 'quotations.state': 'offered' } });
    const task = tile({
      id: 'quotations-ending',
      kind: 'task',
      severity: 'warning',
      count: endingCount,
      dueOn: endingOn,
      title: say('dashboard.quotations.ending', { count: endingCount, number: endingNumber ?? '' }),
      link: {
        ...(endingCount === 1 ? to('quotation', { id: endingId }) : toOffers),
        label: say('dashboard.quotations.ending.link', { count: endingCount }),
      },
    });
    return [
      ...(endingCount > 0 ? [task] : []),
      tile({
        id: 'quotations-waiting',
        kind: 'figure',
        count: waiting,
        title: say('dashboard.quotations.waiting'),
        text:
          waiting > 0
            ? say('dashboard.quotations.worth', { amount: money(isPrivate(viewer) ? gross : net) })
            : say('dashboard.quotations.none'),
        link: { ...toOffers, label: say('dashboard.quotations.link') },
      }),
    ];
  },
});
