import { beforeEach, expect, it } from 'vitest';
import { openTools, type PersonName, type ToolUser } from '../testing/open-tools.ts';
import type { ChargePoint, LoadOfDay } from './charge-point.ts';

/** A Monday, when most vehicles of the plans charge. */
let now = new Date('2026-06-15T08:00:00Z');
let tools: ReturnType<typeof openTools>;
beforeEach(() => {
  now = new Date('2026-06-15T08:00:00Z');
  tools = openTools(() => now);
});
const open = (who: PersonName) => tools.open('smart-connect', who);
const pointsOf = async (user: ToolUser) =>
  (await user.call<{ items: ChargePoint[] }>('GET', '/charge-points')).body.items;
async function free(user: ToolUser): Promise<string> {
  const point = (await pointsOf(user)).find(({ status }) => status !== 'offline')?.id ?? '';
  await user.call('POST', `/charge-points/${point}/stop`, {});
  return point;
}

it('a charging is started and stopped, and its power and energy are told', async () => {
  const smart = await open('manager');
  const id = await free(smart);
  const at = async (user: ToolUser) => (await pointsOf(user)).find((point) => point.id === id);
  expect((await at(smart))?.status).toBe('available');
  expect((await smart.call('POST', `/charge-points/${id}/start`, {})).status).toBe(204);
  expect(await at(smart)).toMatchObject({ status: 'charging', charging: { watts: 22_000, energyWh: 0 } });
  expect(await smart.call('POST', `/charge-points/${id}/start`, {})).toEqual({
    status: 409,
    body: { code: 'charge_point_busy' },
  });
  now = new Date(now.getTime() + 30 * 60_000);
  // the session has run out by then
  const later = await open('manager');
  expect((await at(later))?.charging?.energyWh).toBe(11_000);
  expect((await later.call('POST', `/charge-points/${id}/stop`, {})).status).toBe(204);
  expect((await later.call('POST', `/charge-points/${id}/stop`, {})).body.code).toBe('charge_point_idle');
  expect((await at(later))?.status).toBe('available');
});

it('a charging of the plan is stopped for this day alone', async () => {
  now = new Date('2026-06-15T06:00:00Z');
  const smart = await open('manager');
  const running = (await pointsOf(smart)).find(({ status }) => status === 'charging');
  expect(running?.charging?.vehicle).toMatch(/^HH-NW /);
  await smart.call('POST', `/charge-points/${running?.id}/stop`, {});
  expect((await pointsOf(smart)).find(({ id }) => id === running?.id)?.status).toBe('available');
  now = new Date(now.getTime() + 7 * 86_400_000);
  const later = await open('manager');
  expect((await pointsOf(later)).find(({ id }) => id === running?.id)?.status).toBe('charging');
});

it('of two who start at once one does', async () => {
  const [one, other] = [await open('manager'), await open('buyer')];
  const id = await free(one);
  const both = await Promise.all(
    [one, other].map((each) => each.call('POST', `/charge-points/${id}/start`, {})),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
});

it('shows and moves nothing of another company, and nothing for private customers', async () => {
  const [nordwind, sonnental, nobody] = [
    await open('manager'),
    await open('sonnental'),
    await open('private'),
  ];
  expect((await pointsOf(sonnental)).map(({ id }) => id)).toEqual(['cp-fr-1']);
  expect((await pointsOf(nordwind)).map(({ id }) => id)).not.toContain('cp-fr-1');
  expect(await pointsOf(nobody)).toEqual([]);
  for (const act of ['start', 'stop'])
    expect((await nordwind.call('POST', `/charge-points/cp-fr-1/${act}`, {})).status).toBe(404);
});

it('draws the day, the past and the plan, and starts nothing at a point that is offline', async () => {
  const smart = await open('manager');
  const { body } = await smart.call<LoadOfDay>('GET', '/load');
  expect(body.watts).toHaveLength(97);
  expect(Math.max(...body.watts)).toBeGreaterThan(0);
  expect(Math.max(...body.watts)).toBeLessThanOrEqual(body.installedWatts);
  expect((await smart.call('POST', '/charge-points/cp-hh-3/start', {})).body.code).toBe(
    'charge_point_offline',
  );
  const none = await (await open('private')).call<LoadOfDay>('GET', '/load');
  expect(none.body.installedWatts).toBe(0);
});
