import { eq, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../db/client.ts';
import { companies } from '../companies/companies.table.ts';

/** A company's demand for a second factor, who set it, and how many of its active users have one. */
interface Demand extends Record<string, unknown> {
  readonly isDemanded: boolean;
  /** ISO 8601. */
  readonly changedAt: string | null;
  readonly changedBy: string | null;
  readonly total: number;
  readonly withFactor: number;
}

export async function readDemand(db: Database, companyId: string): Promise<Demand | null> {
  const [row] = await queryRows<Demand>(
    db,
    sql`select c.demands_second_factor as "isDemanded",
        to_char(c.second_factor_demand_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "changedAt",
        (select nullif(trim(u.first_name || ' ' || u.last_name), '') from users u
          where u.id = c.second_factor_demand_by) as "changedBy",
        p.total, p.with_factor as "withFactor"
      from companies c, lateral (
        select count(*)::int as total, count(*) filter (where exists (
          select 1 from second_factors f where f.user_id = u.id))::int as with_factor
        from users u where u.status = 'active' and u.id in (
          select m.user_id from memberships m where m.company_id = c.id and m.mode = 'b2b')) p
      where c.id = ${companyId}`,
  );
  return row ?? null;
}

/** Locks a company's setting until the transaction ends; returns whether a second factor is demanded. */
export async function holdDemand(db: Database, companyId: string): Promise<boolean> {
  const [row] = await db
    .select({ isDemanded: companies.demandsSecondFactor })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('no key update');
  return row?.isDemanded === true;
}

export async function changeDemand(
  db: Database,
  companyId: string,
  { isDemanded, by, now }: { readonly isDemanded: boolean; readonly by: string; readonly now: Date },
): Promise<void> {
  await db
    .update(companies)
    .set({ demandsSecondFactor: isDemanded, secondFactorDemandAt: now, secondFactorDemandBy: by })
    .where(eq(companies.id, companyId));
}
