import { addDays, businessDay, businessTimeZone } from '@foyer/contract';
import type { ChargePoint, LoadOfDay } from '@foyer/contract/tools/tool-answers';
import type { Database } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import { startOfDay } from '../quotations/start-of-day.ts';
import {
  type ChargePointRow,
  endCharging,
  holdChargePoint,
  insertCharging,
  listChargePoints,
  readCharging,
} from './charge-points.repo.ts';
import { energyUntil, fullAt, wattsAt } from './charging-curve.ts';
import { chargingsBetween, type PointCharging } from './chargings-between.ts';

const at = (now: Date) => ({ from: now, until: new Date(now.getTime() + 1) });

/** What a company's charge points do now. */
export async function readChargePoints(db: Database, companyId: string, now: Date): Promise<ChargePoint[]> {
  const points = await listChargePoints(db, companyId);
  const known = await readCharging(
    db,
    points.map(({ id }) => id),
    at(now),
  );
  const running = chargingsBetween(known, at(now).from, at(now).until);
  return points.map((point) => toChargePoint(point, runningAt(point, running), now));
}

const runningAt = ({ id, isOffline }: ChargePointRow, running: readonly PointCharging[]) =>
  isOffline ? undefined : running.find(({ chargePointId }) => chargePointId === id);

function toChargePoint(point: ChargePointRow, running: PointCharging | undefined, now: Date): ChargePoint {
  const { id, name, site, connector, maxWatts, isOffline } = point;
  return {
    ...{ id, name, site, connector, maxWatts },
    status: isOffline ? 'offline' : running ? 'charging' : 'available',
    charging: running
      ? {
          watts: wattsAt(running, now),
          energyWh: energyUntil(running, now),
          ofEnergyWh: running.energyWh,
          startedAt: running.startedAt.toISOString(),
          endsAt: running.endsAt.toISOString(),
          vehicle: running.vehicle,
        }
      : null,
  };
}

/** Minutes between two points of the drawn load. */
const stepMinutes = 15;

/** What all of a company's charge points take together over the day: what was, and what is planned. */
export async function readLoad(db: Database, companyId: string, now: Date): Promise<LoadOfDay> {
  const day = businessDay(now);
  const [from, until] = [startOfDay(day, businessTimeZone), startOfDay(addDays(day, 1), businessTimeZone)];
  const points = (await listChargePoints(db, companyId)).filter(({ isOffline }) => !isOffline);
  const known = await readCharging(
    db,
    points.map(({ id }) => id),
    { from, until },
  );
  const chargings = chargingsBetween(known, from, until);
  const steps = Math.round((until.getTime() - from.getTime()) / (stepMinutes * 60_000));
  const watts = Array.from({ length: steps + 1 }, (_, step) => {
    const moment = new Date(from.getTime() + step * stepMinutes * 60_000);
    return chargings.reduce((sum, charging) => sum + wattsAt(charging, moment), 0);
  });
  const installedWatts = points.reduce((sum, { maxWatts }) => sum + maxWatts, 0);
  return { day, from: from.toISOString(), now: now.toISOString(), stepMinutes, watts, installedWatts };
}

/** Who does it, and where. */
interface Doing {
  readonly companyId: string;
  readonly userId: string;
  readonly id: string;
  readonly now: Date;
}
export type ChargingResult =
  | 'done'
  | 'not_found'
  | 'charge_point_offline'
  | 'charge_point_busy'
  | 'charge_point_idle';

/** What a vehicle takes that somebody plugs in. */
const usualWh = 22_000;

/** Starts a charging; of two who start at once one is told that it runs. */
export const startCharging = (db: Database, doing: Doing): Promise<ChargingResult> =>
  change(db, doing, async (tx, point, running) => {
    if (running) return 'charge_point_busy';
    const { userId, id, now } = doing;
    const watts = point.maxWatts;
    const row = { chargePointId: id, startedAt: now, energyWh: usualWh, watts, startedBy: userId };
    await insertCharging(tx, { id: newId(now.getTime()), ...row, endsAt: fullAt(now, usualWh, watts) });
    return 'done';
  });

/** Stops what runs there, whoever or whatever started it. */
export const stopCharging = (db: Database, doing: Doing): Promise<ChargingResult> =>
  change(db, doing, async (tx, _, running) => {
    if (!running) return 'charge_point_idle';
    const { userId, id, now } = doing;
    if (running.sessionId !== null) await endCharging(tx, running.sessionId, now, userId);
    else {
      const { startedAt, energyWh, watts, vehicle, plan } = running;
      const row = { chargePointId: id, startedAt, energyWh, watts, vehicle, endsAt: now, stoppedBy: userId };
      const of = { planId: plan?.id ?? null, planDay: plan?.day ?? null };
      await insertCharging(tx, { id: newId(now.getTime()), ...row, ...of });
    }
    return 'done';
  });

/** Changes what runs at a charge point of the company that is online; nobody else does meanwhile. */
const change = (
  db: Database,
  { companyId, id, now }: Doing,
  work: (tx: Database, point: ChargePointRow, running: PointCharging | undefined) => Promise<ChargingResult>,
): Promise<ChargingResult> =>
  db.transaction(async (tx) => {
    const point = await holdChargePoint(tx, companyId, id);
    if (!point) return 'not_found';
    if (point.isOffline) return 'charge_point_offline';
    const known = await readCharging(tx, [id], at(now));
    return work(tx, point, runningAt(point, chargingsBetween(known, at(now).from, at(now).until)));
  });
