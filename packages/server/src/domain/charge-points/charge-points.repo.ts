import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { chargePoints, chargingPlans, chargingSessions } from './charge-points.table.ts';

export type ChargePointRow = typeof chargePoints.$inferSelect;
export type PlanRow = typeof chargingPlans.$inferSelect;
export type SessionRow = typeof chargingSessions.$inferSelect;

/** The charge points of a company. */
export const listChargePoints = (db: Database, companyId: string): Promise<ChargePointRow[]> =>
  db
    .select()
    .from(chargePoints)
    .where(eq(chargePoints.companyId, companyId))
    .orderBy(asc(chargePoints.position), asc(chargePoints.id));

/** One of a company, held until the transaction ends: two who start it stand in line. */
export async function holdChargePoint(
  db: Database,
  companyId: string,
  id: string,
): Promise<ChargePointRow | null> {
  const [row] = await db
    .select()
    .from(chargePoints)
    .where(and(eq(chargePoints.companyId, companyId), eq(chargePoints.id, id)))
    .for('update');
  return row ?? null;
}

/** What is planned there, and what somebody started or stopped there between two moments. */
export async function readCharging(
  db: Database,
  pointIds: readonly string[],
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<{ readonly plans: PlanRow[]; readonly sessions: SessionRow[] }> {
  if (pointIds.length === 0) return { plans: [], sessions: [] };
  const plans = await db
    .select()
    .from(chargingPlans)
    .where(inArray(chargingPlans.chargePointId, [...pointIds]));
  const sessions = await db
    .select()
    .from(chargingSessions)
    .where(
      and(
        inArray(chargingSessions.chargePointId, [...pointIds]),
        lt(chargingSessions.startedAt, until),
        gt(chargingSessions.startedAt, new Date(from.getTime() - 3 * 86_400_000)),
      ),
    );
  return { plans, sessions };
}

export async function insertCharging(db: Database, row: typeof chargingSessions.$inferInsert): Promise<void> {
  await db.insert(chargingSessions).values(row);
}

export async function endCharging(db: Database, id: string, endsAt: Date, stoppedBy: string): Promise<void> {
  await db.update(chargingSessions).set({ endsAt, stoppedBy }).where(eq(chargingSessions.id, id));
}
