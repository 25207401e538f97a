import { businessDay } from '@foyer/contract';
import { invoiceStates } from '@foyer/contract/invoices/invoice-states';
import { shipmentStates } from '@foyer/contract/shipments/shipments.schema';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { openEmptyDatabase } from '../../test/empty-database.ts';
import { type Database, queryRows } from '../db/client.ts';
import { prepareDatabase } from '../start/prepare-database.ts';
import { createMemoryStorage } from '../storage/memory-storage.ts';

/** Days on which something may be empty or over: the night of a leap day, the turn of a year, the night the clocks go forward. */
const nights = ['2028-02-29T22:58:00Z', '2026-12-31T23:30:00Z', '2027-03-28T01:30:00Z'];

async function tellAt(now: Date) {
  const database = await openEmptyDatabase();
  await prepareDatabase(database.db, 'foyer', {
    ...{ scale: 1, now, storage: createMemoryStorage(), log: pino({ level: 'silent' }) },
    hashPassword: async () => 'nobody signs in',
  });
  return database;
}

/** Invoices in the state that a day makes of them, and shipments, by whose they are. */
async function statesOf(db: Database, today: string) {
  const rows = await queryRows<{ whose: string; what: string; states: string[]; count: number }>(
    db,
    sql`select whose, what, array_agg(distinct state) as states, count(*)::int from (
        select coalesce(company_id, 'private') as whose, 'invoices' as what, case
          when kind = 'invoice' and settlement in ('open', 'partially_paid') and due_on < ${today}::date then 'overdue'
          else settlement end as state from invoices
        union all select coalesce(company_id, 'private'), 'shipments', state from shipments
      ) told group by whose, what`,
  );
  return (whose: string, what: string) => rows.find((row) => row.whose === whose && row.what === what);
}

describe.each(nights)('told on %s', (night) => {
  it('the story has every state for its largest customer, and something for each', async () => {
    const now = new Date(night);
    const today = businessDay(now);
    const { db, close } = await tellAt(now);
    const of = await statesOf(db, today);
    expect([...(of('nordwind', 'invoices')?.states ?? [])].sort()).toEqual([...invoiceStates].sort());
    expect([...(of('nordwind', 'shipments')?.states ?? [])].sort()).toEqual([...shipmentStates].sort());
    for (const whose of ['nordwind-energie', 'sonnental', 'private']) {
      expect([whose, (of(whose, 'invoices')?.count ?? 0) > 3]).toEqual([whose, true]);
      expect([whose, (of(whose, 'shipments')?.count ?? 0) > 1]).toEqual([whose, true]);
    }
    const [told] = await queryRows<Record<string, unknown>>(
      db,
      sql`select
        (select count(*)::int from invoices where company_id = 'nordwind' and settlement in ('open', 'partially_paid')
          and kind = 'invoice' and due_on < ${today}::date) >= 25 as "hasEnoughOverdue",
        (select min(issued_on) <= ${today}::date - 330 and max(issued_on) <= ${today}::date from invoices) as "isAYear",
        (select count(*)::int from documents where valid_until < ${today}::date) as "documentsOver",
        (select count(*)::int from shipments where shipped_at > ${now.toISOString()}::timestamptz) as "sentTomorrow"`,
    );
    expect(told).toEqual({ hasEnoughOverdue: true, isAYear: true, documentsOver: 0, sentTomorrow: 0 });
    await close();
  });
});
