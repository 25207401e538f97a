import type { Mode } from '@foyer/contract';
import { addDays, businessDay } from '@foyer/contract';
import type { UserInfo } from '@foyer/contract/session/session.schema';
import { useCaseKinds } from '@foyer/contract/use-cases/use-case-kinds';
import type { Submission, UseCaseOverview } from '@foyer/contract/use-cases/use-cases.schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoPortal, openDemoPortal } from '../../../test/demo-portal.ts';
import { jpegOf } from '../../../test/sample-files.ts';
import { queryRows } from '../../db/client.ts';
import { story } from '../../demo/demo-people.ts';

let portal: DemoPortal;
beforeAll(async () => {
  portal = await openDemoPortal();
});
afterAll(() => portal.server.close());

const day = (ago: number) => addDays(businessDay(), -ago);
const jpeg = jpegOf();

function report(payload: object, photos = 1): FormData {
  const form = new FormData();
  form.set('payload', JSON.stringify(payload));
  for (let index = 0; index < photos; index++) form.append('photo', new File([jpeg], `tacho-${index}.jpg`));
  return form;
}

type Refusal = { code: string; errors: { path: string; code: string; params?: object }[] };
const submit = async (email: string, payload: object, photos = 1) => {
  const visitor = await portal.as(email);
  return visitor.post<Submission & Refusal>('/use-case/mileage-status-report', report(payload, photos));
};
const overview = async (email: string) =>
  (await (await portal.as(email)).post<UseCaseOverview>('/use-cases')).body;
const rows = <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  queryRows<T>(portal.server.db, query);

describe('the overview', () => {
  it('shows a person’s own vehicles and cards, to a fleet manager the company’s', async () => {
    const driver = await overview(story.driver.email);
    expect(driver.vehicles.map((vehicle) => vehicle.licensePlate)).toEqual(['HH-NW 214E', 'HH-NW 377E']);
    expect(driver.chargingCards).toHaveLength(2);
    const manager = await overview(story.manager.email);
    expect(manager.vehicles.map((vehicle) => vehicle.licensePlate)).toEqual(
      expect.arrayContaining(['HH-KB 100E', 'HH-NW 214E']),
    );
    expect(manager.vehicles.some((vehicle) => vehicle.licensePlate.startsWith('K'))).toBe(false);
    const available = driver.available.filter((entry) => entry.isAvailable).map((entry) => entry.kind);
    expect(available).toEqual(useCaseKinds.filter((kind) => kind !== 'pool-charging-card-wuerth'));
  });

  it('lists all requests, those of special customers and of companies only to these', async () => {
    const kinds = async (email: string, mode?: Mode) => {
      const visitor = await portal.as(email, mode);
      return (await visitor.post<UseCaseOverview>('/use-cases')).body.available.map(({ kind }) => kind);
    };
    expect(await kinds(story.wuerthBuyer.email)).toEqual(useCaseKinds);
    const others = useCaseKinds.filter((kind) => kind !== 'pool-charging-card-wuerth');
    expect(others).toHaveLength(12);
    expect(await kinds(story.driver.email)).toEqual(others);
    expect(await kinds(story.privateCustomer.email, 'b2c_cc')).toEqual(
      others.filter((kind) => !/^pool|station-tariff|^corporation/.test(kind)),
    );
  });
});

describe('vehicles and cards', () => {
  const platesOf = async (token: string) => {
    const answer = await portal.server.call('POST', '/use-cases', { token });
    const { vehicles, chargingCards } = (await answer.json()) as UseCaseOverview;
    return [vehicles.map(({ licensePlate }) => licensePlate), chargingCards.length] as const;
  };

  it('belong to the company they are registered in: inside another company they are neither offered nor accepted', async () => {
    const tokens = await portal.server.tokensOf(story.manager.email);
    const own = tokens.find(({ mode }) => mode === 'b2b')?.token ?? '';
    const [mine] = await rows<{ id: string; plate: string }>(
      sql`select id, license_plate as plate from vehicles where user_id = ${story.manager.id} and company_id = 'nordwind'`,
    );
    expect((await platesOf(own))[0]).toContain(mine?.plate);
    const [child] = await rows<{ id: string }>(
      sql`select id from companies where parent_id = 'nordwind' limit 1`,
    );
    const entered = await portal.server.call('POST', `/security/authorize/${child?.id}`, { token: own });
    const inside = ((await entered.json()) as { token: string }).token;
    expect(await platesOf(inside)).toEqual([[], 0]);
    const answer = await portal.server.call('POST', '/use-case/mileage-status-report', {
      token: inside,
      body: report({ vehicleId: mine?.id, readingKm: 900_000, readOn: day(0), explanation: 'x' }),
    });
    expect([answer.status, ((await answer.json()) as Refusal).code]).toEqual([422, 'vehicle_unknown']);
  });

  it('of another company are not offered, also after a change of company', async () => {
    const tokens = await portal.server.tokensOf(story.driver.email);
    const atWork = tokens.find(({ mode }) => mode === 'b2b')?.token ?? '';
    const register = (companyId: string) =>
      portal.server.db.execute(
        sql`update vehicles set company_id = ${companyId} where license_plate = 'HH-NW 214E'`,
      );
    expect((await platesOf(atWork))[0]).toContain('HH-NW 214E');
    await register('wuerth-beispiel');
    expect((await platesOf(atWork))[0]).not.toContain('HH-NW 214E');
    await register('nordwind');
    expect((await platesOf(atWork))[0]).toContain('HH-NW 214E');
  });

  it('of a company are offered in private mode too, while the person belongs to it', async () => {
    const tokens = await portal.server.tokensOf(story.driver.email);
    const privately = tokens.find(({ mode }) => mode === 'b2c_cc')?.token ?? '';
    const before = await platesOf(privately);
    expect(before[0]).toContain('HH-NW 214E');
    await portal.server.db.execute(
      sql`update vehicles set company_id = 'wuerth-beispiel' where license_plate = 'HH-NW 214E'`,
    );
    expect((await platesOf(privately))[0]).not.toContain('HH-NW 214E');
    await portal.server.db.execute(
      sql`update vehicles set company_id = 'nordwind' where license_plate = 'HH-NW 214E'`,
    );
    expect(await platesOf(privately)).toEqual(before);
  });
});

describe('a mileage report', () => {
  const vehicleId = 'veh-hh-nw-214e';

  it.each([
    ['below the last reading', { readingKm: 48_209, readOn: day(0) }, 'reading_below_last', 'readingKm'],
    [
      'of a day before the last one',
      { readingKm: 48_300, readOn: day(31) },
      'reading_date_before_last',
      'readOn',
    ],
    [
      'of too many kilometres',
      { readingKm: 48_210 + 30 * 1500 + 1, readOn: day(0) },
      'reading_implausible',
      'explanation',
    ],
  ])('%s is refused and stores nothing', async (_, reading, code, path) => {
    const filesBefore = await rows(sql`select id from use_case_files order by id`);
    const { status, body } = await submit(story.driver.email, { vehicleId, ...reading });
    expect([status, body.code, body.errors[0]?.path]).toEqual([422, code, path]);
    expect(body.errors[0]?.params).toMatchObject({ lastKm: 48_210 });
    expect(await rows(sql`select id from use_case_files order by id`)).toEqual(filesBefore);
    expect((await overview(story.driver.email)).vehicles[0]?.lastReading?.readingKm).toBe(48_210);
  });

  it.each(['veh-k-tw-77e', 'veh-hh-kb-100e', 'nothing'])(
    'for %s, a foreign one, is refused as an unknown vehicle',
    async (foreign) => {
      const { status, body } = await submit(story.driver.email, {
        vehicleId: foreign,
        readingKm: 90_000,
        readOn: day(0),
      });
      expect([status, body.code]).toEqual([422, 'vehicle_unknown']);
    },
  );

  it('requires a photo, and no future day', async () => {
    const reading = { vehicleId, readingKm: 49_000, readOn: day(0) };
    expect((await submit(story.driver.email, reading, 0)).body.errors[0]).toMatchObject({
      path: 'photo',
    });
    expect((await submit(story.driver.email, reading, 4)).body.errors[0]).toMatchObject({
      path: 'photo',
      code: 'file_count',
    });
    const tomorrow = await submit(story.driver.email, { ...reading, readOn: day(-1) });
    expect(tomorrow.body.errors[0]).toMatchObject({ path: 'readOn', code: 'date_in_future' });
  });

  it('is stored with its photo under a number, and ends the prompt', async () => {
    const driver = await portal.as(story.driver.email);
    expect((await driver.get<UserInfo>('/user-info')).body.user.needsToEnterMileage).toBe(true);
    const { status, body } = await submit(
      story.driver.email,
      { vehicleId, readingKm: 49_800, readOn: day(0) },
      2,
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ kind: 'mileage-status-report', state: 'done' });
    expect(body.number).toMatch(/^UC-\d{4}-\d{6}$/);
    expect((await driver.get<UserInfo>('/user-info')).body.user.needsToEnterMileage).toBe(false);
    const files = await rows<{ key: string; name: string }>(
      sql`select storage_key as key, name from use_case_files where submission_id = ${body.id} order by name`,
    );
    expect(files.map((file) => file.name)).toEqual(['tacho-0.jpg', 'tacho-1.jpg']);
    for (const { key } of files) expect(await portal.server.storage.get(key)).not.toBeNull();
    expect(
      await rows(sql`select state from use_case_events where submission_id = ${body.id} order by state`),
    ).toEqual([{ state: 'done' }, { state: 'received' }]);
    const after = await overview(story.driver.email);
    expect(after.vehicles[0]?.lastReading).toEqual({ readingKm: 49_800, readOn: day(0) });
    expect(after.submissions[0]).toEqual(body);
  });

  it('of many kilometres is accepted with an explanation', async () => {
    const payload = {
      vehicleId: 'veh-hh-nw-377e',
      readingKm: 90_000,
      readOn: day(0),
      explanation: 'Tacho getauscht',
    };
    expect((await submit(story.driver.email, payload)).status).toBe(200);
  });

  it('sent twice at once for one vehicle is validated one after the other', async () => {
    const send = (readingKm: number) =>
      submit(story.manager.email, { vehicleId: 'veh-hh-kb-100e', readingKm, readOn: day(0) });
    const answers = await Promise.all([32_000, 32_500, 33_000].map(send));
    const [vehicle] = await rows<{ km: number }>(
      sql`select last_reading_km as km from vehicles where id = 'veh-hh-kb-100e'`,
    );
    const stored = answers.filter(({ status }) => status === 200);
    expect(new Set(stored.map(({ body }) => body.number)).size).toBe(stored.length);
    expect(vehicle?.km).toBe(33_000);
  });
});

describe('a lost card', () => {
  const loss = { reason: 'lost', lostOn: day(0), wantsReplacement: true };
  const send = async (email: string, body: object) =>
    (await portal.as(email)).post<Submission & Refusal>('/use-case/charging-card-loss', body);

  it('of another person is an unknown card', async () => {
    for (const cardId of ['card-de-foy-9001-0077', 'card-de-foy-0230-0012', 'nothing']) {
      const { status, body } = await send(story.driver.email, { ...loss, cardId });
      expect([status, body.code]).toEqual([422, 'card_unknown']);
    }
  });

  it('is blocked at once, and a new one ordered', async () => {
    const cardId = 'card-de-foy-0042-1187';
    const { status, body } = await send(story.driver.email, { ...loss, cardId });
    expect([status, body.state]).toEqual([200, 'in_progress']);
    const { chargingCards } = await overview(story.driver.email);
    expect(chargingCards.find((card) => card.id === cardId)?.state).toBe('blocked');
    expect(chargingCards.filter((card) => card.state === 'ordered')).toMatchObject([
      { holder: 'Lukas Hansen', type: 'DIENSTWAGENKARTE', number: null },
    ]);
    const again = await send(story.driver.email, { ...loss, cardId });
    expect([again.status, again.body.code]).toEqual([409, 'card_already_blocked']);
  });

  it('without a wish for a new one is done, and nothing is ordered', async () => {
    const { body } = await send(story.driver.email, {
      ...loss,
      wantsReplacement: false,
      cardId: 'card-de-foy-0042-1188',
    });
    expect(body.state).toBe('done');
    expect((await overview(story.driver.email)).chargingCards).toHaveLength(3);
  });

  it('needs every field', async () => {
    const { body } = await send(story.driver.email, {});
    expect(body.errors.map((error) => error.path).sort()).toEqual([
      'cardId',
      'lostOn',
      'reason',
      'wantsReplacement',
    ]);
  });
});
