import { addDays, businessDay, businessTimeZone } from '@foyer/contract';
import { startOfDay } from '../quotations/start-of-day.ts';
import type { PlanRow, SessionRow } from './charge-points.repo.ts';
import { type Charging, fullAt } from './charging-curve.ts';

/** A charging at a point, whether somebody started it or a plan did. */
export interface PointCharging extends Charging {
  readonly chargePointId: string;
  /** Null for one that only its plan tells of. */
  readonly sessionId: string | null;
  readonly plan: { readonly id: string; readonly day: string } | null;
  readonly vehicle: string | null;
  readonly startedBy: string | null;
}

const minuteMs = 60_000;

/** ISO 8601: 1 is Monday. */
const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay() || 7;

/**
 * Every charging that runs between two moments: what plans begin on their days, and in its place what somebody stopped or
 * started. Nothing else is known of it, so that any instance says the same.
 */
export function chargingsBetween(
  { plans, sessions }: { readonly plans: readonly PlanRow[]; readonly sessions: readonly SessionRow[] },
  from: Date,
  until: Date,
): PointCharging[] {
  const stored = new Set(sessions.map(({ planId, planDay }) => `${planId} ${planDay}`));
  const planned: PointCharging[] = [];
  // One that began the evening before may still run.
  for (let day = addDays(businessDay(from), -1); day <= businessDay(until); day = addDays(day, 1))
    for (const plan of plans.filter(({ weekdays }) => weekdays.includes(weekdayOf(day))))
      if (!stored.has(`${plan.id} ${day}`)) planned.push(plannedCharging(plan, day));
  const all = [...planned, ...sessions.map(toCharging)];
  return all.filter(({ startedAt, endsAt }) => startedAt < until && endsAt > from);
}

function plannedCharging(plan: PlanRow, day: string): PointCharging {
  const { id, chargePointId, energyWh, watts, vehicle, startMinute } = plan;
  const startedAt = new Date(startOfDay(day, businessTimeZone).getTime() + startMinute * minuteMs);
  const endsAt = fullAt(startedAt, energyWh, watts);
  const key = { sessionId: null, plan: { id, day }, startedBy: null };
  return { chargePointId, startedAt, endsAt, energyWh, watts, vehicle, ...key };
}

function toCharging(row: SessionRow): PointCharging {
  const { chargePointId, startedAt, endsAt, energyWh, watts, vehicle, startedBy } = row;
  const plan = row.planId && row.planDay ? { id: row.planId, day: row.planDay } : null;
  return { chargePointId, startedAt, endsAt, energyWh, watts, vehicle, startedBy, sessionId: row.id, plan };
}
