import * as v from 'valibot';
import {
  type ChargingResult,
  readChargePoints,
  readLoad,
  startCharging,
  stopCharging,
} from '../../domain/charge-points/charge-points.service.ts';
import { ProblemError } from '../problem-error.ts';
import { type ToolCall, type ToolOperation, toolOperation } from './tool-operation.ts';

const page = 'CHARGING-SMART-CONNECT';
const nothing = v.strictObject({});
const status = { not_found: 404, charge_point_offline: 409, charge_point_busy: 409, charge_point_idle: 409 };

/** Private customers have no charge points of a company. */
const none = { items: [] };

async function change(
  call: ToolCall<unknown>,
  work: (db: ToolCall<unknown>['db'], doing: Parameters<typeof startCharging>[1]) => Promise<ChargingResult>,
): Promise<undefined> {
  const { db, caller, id, now } = call;
  const { companyId, userId } = caller;
  const result = companyId === null ? 'not_found' : await work(db, { companyId, userId, id, now });
  if (result !== 'done') throw new ProblemError(result, status[result]);
  return undefined;
}

/** The charge points of the caller's company. */
export const chargePointsApi: readonly ToolOperation[] = [
  toolOperation({
    page,
    method: 'GET',
    path: '/charge-points',
    input: nothing,
    run: async ({ db, caller: { companyId }, now }) =>
      companyId === null ? none : { items: await readChargePoints(db, companyId, now) },
  }),
  toolOperation({
    page,
    method: 'GET',
    path: '/charge-points/load',
    input: nothing,
    run: async ({ db, caller, now }) => readLoad(db, caller.companyId ?? '', now),
  }),
  toolOperation({
    page,
    method: 'POST',
    path: '/charge-points/:id/start',
    input: nothing,
    run: (call) => change(call, startCharging),
  }),
  toolOperation({
    page,
    method: 'POST',
    path: '/charge-points/:id/stop',
    input: nothing,
    run: (call) => change(call, stopCharging),
  }),
];
