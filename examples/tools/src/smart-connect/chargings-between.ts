import { addDays, businessDay } from '@foyer/contract/business-day';
import { instantOf } from '../local-time.ts';
import { type Charging, fullAt } from './charging-curve.ts';

/** A vehicle that charges at a point on the same days of each week. */
export interface ChargingPlan {
  readonly id: string;
  readonly chargePointId: string;
  /** ISO 8601: 1 is Monday. */
  readonly weekdays: readonly number[];
  /** Minutes after midnight. */
  readonly startMinute: number;
  readonly energyWh: number;
  readonly watts: number;
  readonly vehicle: string;
}

/** A charging at a point, started by a person or by a plan. */
export interface PointCharging extends Charging {
  readonly chargePointId: string;
  /** The plan and its day; null for one that a person started. */
  readonly plan: { readonly id: string; readonly day: string } | null;
  readonly vehicle: string | null;
}

const minuteMs = 60_000;

const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay() || 7;

/**
 * Every charging that runs between two moments: plans begin theirs on their days, and `sessions` are those that a person started, or stopped
 * before their plan ended them.
 */
export function chargingsBetween(
  plans: readonly ChargingPlan[],
  sessions: readonly PointCharging[],
  from: Date,
  until: Date,
): PointCharging[] {
  const stopped = new Set(sessions.map(({ plan }) => plan && `${plan.id} ${plan.day}`));
  const planned: PointCharging[] = [];
  // One that began the evening before may still run.
  for (let day = addDays(businessDay(from), -1); day <= businessDay(until); day = addDays(day, 1))
    for (const plan of plans.filter(({ weekdays }) => weekdays.includes(weekdayOf(day))))
      if (!stopped.has(`${plan.id} ${day}`)) planned.push(plannedCharging(plan, day));
  return [...planned, ...sessions].filter(({ startedAt, endsAt }) => startedAt < until && endsAt > from);
}

function plannedCharging(plan: ChargingPlan, day: string): PointCharging {
  const { id, chargePointId, energyWh, watts, vehicle, startMinute } = plan;
  const startedAt = new Date(Date.parse(instantOf(day, '00:00')) + startMinute * minuteMs);
  const endsAt = fullAt(startedAt, energyWh, watts);
  return { chargePointId, startedAt, endsAt, energyWh, watts, vehicle, plan: { id, day } };
}
