import { addDays, businessDay } from '@foyer/contract/business-day';
import { instantOf } from '../local-time.ts';
import type { ChargePoint, LoadOfDay } from './charge-point.ts';
import type { StoredPoint } from './charge-points.ts';
import { energyUntil, fullAt, wattsAt } from './charging-curve.ts';
import { type ChargingPlan, chargingsBetween, type PointCharging } from './chargings-between.ts';

export type ChargingResult =
  | 'done'
  | 'not_found'
  | 'charge_point_offline'
  | 'charge_point_busy'
  | 'charge_point_idle';

/** Charge points with their state, in memory. */
export interface ChargePark {
  readonly list: (company: string) => ChargePoint[];
  /** The load of all of a company's charge points over today. */
  readonly load: (company: string | null) => LoadOfDay;
  /** Starts a charging session at a free charge point. */
  readonly start: (company: string | null, id: string) => ChargingResult;
  /** Stops the charging session at a charge point, started by a person or by a plan. */
  readonly stop: (company: string | null, id: string) => ChargingResult;
}

/** Minutes between two points of the drawn load. */
const stepMinutes = 15;
/** Energy of a charging session without a plan, in watt hours. */
const usualWh = 22_000;
/** Milliseconds after which ended charging sessions are forgotten. */
const keptMs = 3 * 86_400_000;

export function createChargePark(
  points: readonly StoredPoint[],
  plans: readonly ChargingPlan[],
  now: () => Date,
): ChargePark {
  let sessions: readonly PointCharging[] = [];
  const runningAt = ({ id, isOffline }: StoredPoint, at: Date) =>
    isOffline
      ? undefined
      : chargingsBetween(plans, sessions, at, new Date(at.getTime() + 1)).find(
          ({ chargePointId }) => chargePointId === id,
        );
  const keep = (more: PointCharging, without?: PointCharging) => {
    const oldest = now().getTime() - keptMs;
    sessions = [...sessions.filter((one) => one !== without && one.endsAt.getTime() > oldest), more];
  };
  const change = (
    company: string | null,
    id: string,
    work: (point: StoredPoint, running: PointCharging | undefined) => ChargingResult,
  ): ChargingResult => {
    const point = points.find((one) => one.company === company && one.id === id);
    if (!point) return 'not_found';
    return point.isOffline ? 'charge_point_offline' : work(point, runningAt(point, now()));
  };
  return {
    list: (company) =>
      points
        .filter((point) => point.company === company)
        .map((point) => toChargePoint(point, runningAt(point, now()), now())),
    load: (company) => {
      const own = points.filter((point) => point.company === company && !point.isOffline);
      const ids = own.map(({ id }) => id);
      return loadOf(own, now(), (from, until) =>
        chargingsBetween(plans, sessions, from, until).filter(({ chargePointId }) =>
          ids.includes(chargePointId),
        ),
      );
    },
    start: (company, id) =>
      change(company, id, ({ maxWatts: watts }, running) => {
        if (running) return 'charge_point_busy';
        const startedAt = now();
        const endsAt = fullAt(startedAt, usualWh, watts);
        keep({ chargePointId: id, startedAt, endsAt, energyWh: usualWh, watts, plan: null, vehicle: null });
        return 'done';
      }),
    stop: (company, id) =>
      change(company, id, (_, running) => {
        if (!running) return 'charge_point_idle';
        keep({ ...running, endsAt: now() }, running);
        return 'done';
      }),
  };
}

/** The load of a company's charge points on the day of `now`. */
function loadOf(
  points: readonly StoredPoint[],
  now: Date,
  chargingsOf: (from: Date, until: Date) => readonly PointCharging[],
) {
  const day = businessDay(now);
  const from = new Date(instantOf(day, '00:00'));
  const until = new Date(instantOf(addDays(day, 1), '00:00'));
  const chargings = chargingsOf(from, until);
  const steps = Math.round((until.getTime() - from.getTime()) / (stepMinutes * 60_000));
  const watts = Array.from({ length: steps + 1 }, (_, step) => {
    const moment = new Date(from.getTime() + step * stepMinutes * 60_000);
    return chargings.reduce((sum, charging) => sum + wattsAt(charging, moment), 0);
  });
  const installedWatts = points.reduce((sum, { maxWatts }) => sum + maxWatts, 0);
  return { day, from: from.toISOString(), now: now.toISOString(), stepMinutes, watts, installedWatts };
}

function toChargePoint(point: StoredPoint, running: PointCharging | undefined, now: Date): ChargePoint {
  const { id, name, site, connector, maxWatts, isOffline } = point;
  const charging = running && {
    watts: wattsAt(running, now),
    energyWh: energyUntil(running, now),
    ofEnergyWh: running.energyWh,
    startedAt: running.startedAt.toISOString(),
    endsAt: running.endsAt.toISOString(),
    vehicle: running.vehicle,
  };
  const status = isOffline ? 'offline' : charging ? 'charging' : 'available';
  return { id, name, site, connector, maxWatts, status, charging: charging ?? null };
}
