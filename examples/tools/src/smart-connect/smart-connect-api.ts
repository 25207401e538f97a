import { Hono } from 'hono';
import { fault } from '../server/fault.ts';
import type { Vendor, VendorEnv } from '../server/vendor.ts';
import { type ChargingResult, createChargePark } from './charge-park.ts';
import { chargePoints } from './charge-points.ts';
import plans from './charging-plans.json' with { type: 'json' };

function mustBeDone(result: ChargingResult): void {
  if (result !== 'done') throw fault(result, result === 'not_found' ? 404 : 409);
}

/** Smart connect: the charge points of a company, to watch, start and stop. Private customers have none. */
export function createSmartConnect(now: () => Date): Vendor {
  const park = createChargePark(chargePoints, plans, now);
  const api = new Hono<VendorEnv>();
  api.get('/charge-points', ({ json, var: { visitor } }) =>
    json({ items: visitor.company === null ? [] : park.list(visitor.company) }),
  );
  api.get('/load', ({ json, var: { visitor } }) => json(park.load(visitor.company)));
  for (const act of ['start', 'stop'] as const)
    api.post(`/charge-points/:id/${act}`, ({ req, body, var: { visitor } }) => {
      mustBeDone(park[act](visitor.company, req.param('id')));
      return body(null, 204);
    });
  return { client: 'smart-connect', api };
}
