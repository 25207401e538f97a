import type { ChargePoint, Reservation } from '@foyer/contract/tools/tool-answers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../test/create-test-server.ts';
import { openTool, type ToolVisitor, toolsUrl, toolVisitor } from '../../../test/tool-visitor.ts';
import { story } from '../../demo/demo-people.ts';
import { memberships, users } from '../../domain/accounts/accounts.table.ts';
import { toolOperations } from './tools-api.ts';

/** A Monday in summer, when most vehicles of the story charge. */
let now = new Date();
let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ demo: true, config: { toolsUrl }, now: () => now });
  const grant = (email: string) =>
    server.db
      .update(memberships)
      .set({ roles: sql`${memberships.roles} || array['ROLE_SMART_CONNECT', 'ROLE_RESERVATION_TOOL']` })
      .where(
        sql`${memberships.userId} = (select id from users where email = ${email}) and ${memberships.mode} = 'b2b'`,
      );
  for (const { email } of [story.buyer, story.sonnentalBuyer]) await grant(email);
});
afterAll(() => server.close());

const portalToken = async (email: string) =>
  (await server.tokensOf(email)).find(({ mode }) => mode === 'b2b')?.token ?? '';
const knowledgeOf = async ({ email, brandId }: { email: string; brandId: string }) =>
  openTool(server, 'KNOWLEDGE-PLATFORM', await portalToken(email), brandId);
const reservationOf = async ({ email, brandId }: { email: string; brandId: string }) =>
  openTool(server, 'RESERVATION-TOOL', await portalToken(email), brandId);
const smartOf = async ({ email, brandId }: { email: string; brandId: string }) =>
  openTool(server, 'CHARGING-SMART-CONNECT', await portalToken(email), brandId);

describe('the tools’ API', () => {
  it('answers nobody without a token of that very tool', async () => {
    const [knowledge, smart] = [await knowledgeOf(story.buyer), await smartOf(story.buyer)];
    const portal = toolVisitor(server, await portalToken(story.buyer.email));
    for (const { page, method, path } of toolOperations) {
      const at = path.replace(':id', 'missing');
      const stranger = await toolVisitor(server, 'x'.repeat(43)).call(method, at);
      expect([path, stranger.status, stranger.body.code]).toEqual([path, 401, 'token_expired']);
      expect([path, (await portal.call(method, at)).status]).toEqual([path, 401]);
      const other = page === 'KNOWLEDGE-PLATFORM' ? smart : knowledge;
      expect([path, (await other.call(method, at)).status]).toEqual([path, 403]);
    }
  });

  it('asks with every call whether the role is still there', async () => {
    const smart = await smartOf(story.buyer);
    expect((await smart.call('GET', '/charge-points')).status).toBe(200);
    const without = sql`array_remove(${memberships.roles}, 'ROLE_SMART_CONNECT')`;
    const ofBuyer = sql`${memberships.userId} = ${story.buyer.id}`;
    await server.db.update(memberships).set({ roles: without }).where(ofBuyer);
    expect((await smart.call('GET', '/charge-points')).body.code).toBe('forbidden');
    const again = sql`${memberships.roles} || array['ROLE_SMART_CONNECT']`;
    await server.db.update(memberships).set({ roles: again }).where(ofBuyer);
  });

  it('is over with the sign-out in the portal, and for whom is deactivated', async () => {
    const tokens = await server.tokensOf(story.buyer.email);
    const smart = await openTool(server, 'CHARGING-SMART-CONNECT', tokens[0]?.token ?? '');
    await server.call('POST', '/security/logout', { body: { tokens } });
    expect(await smart.call('GET', '/session/smart-connect')).toMatchObject({
      status: 401,
      body: { code: 'session_revoked' },
    });
    const other = await smartOf(story.buyer);
    await server.db.update(users).set({ status: 'inactive' }).where(sql`id = ${story.buyer.id}`);
    expect((await other.call('GET', '/charge-points')).status).toBe(401);
    await server.db.update(users).set({ status: 'active' }).where(sql`id = ${story.buyer.id}`);
  });

  it('is on its own origin alone, which has nothing of the portal', async () => {
    const get = (address: string) => server.fetch(new Request(address));
    expect((await get('http://foyer.test/api/charge-points')).status).toBe(404);
    for (const path of [
      '/api/portal/openapi.json',
      '/api/portal/user-info',
      '/mailbox',
      '/de_DE/login',
      '/healthz',
    ])
      expect([path, (await get(toolsUrl + path)).status]).toEqual([path, 404]);
    expect(await (await get(`${toolsUrl}/api/brand?brand=sonnental`)).json()).toEqual({
      ...{ name: 'Sonnental', primaryColor: 'FFB000', portalUrl: 'http://foyer.test' },
      issuer: 'http://foyer.test/api/portal/oauth2',
    });
  });
});

describe('knowledge', () => {
  interface List {
    items: { id: string; title: string }[];
  }
  const idsOf = async (visitor: ToolVisitor, query = '') =>
    (await visitor.call<List>('GET', `/knowledge${query}`)).body.items.map(({ id }) => id);

  it('is found by words however they are spelled, in the reader’s language', async () => {
    const buyer = await knowledgeOf(story.buyer);
    expect(await idsOf(buyer, '?search=ABZIEHEN')).toEqual(['cable-stuck']);
    expect(await idsOf(buyer, '?search=vorheizen%20winter')).toEqual(['winter-range']);
    expect(await idsOf(buyer, '?search=ladeplaetze')).toEqual(['parking-rules']);
    expect(await idsOf(buyer, '?search=nirgends')).toEqual([]);
    expect(await idsOf(buyer, '?topic=installation')).toEqual(['load-management', 'wallbox-fuse']);
    const { body } = await buyer.call<List>('GET', '/knowledge?search=hiver', undefined, 'fr');
    expect(body.items).toMatchObject([{ title: 'Moins d’autonomie en hiver\u00a0: ce qui aide' }]);
    const one = await buyer.call<{ paragraphs: string[] }>('GET', '/knowledge/winter-range');
    expect(one.body.paragraphs).toHaveLength(3);
  });

  it('is the brand’s own, and the technicians’ is theirs', async () => {
    const [buyer, technician] = [await knowledgeOf(story.buyer), await knowledgeOf(story.technician)];
    const sonnental = await knowledgeOf(story.sonnentalBuyer);
    expect(await idsOf(buyer)).not.toContain('firmware');
    expect((await buyer.call('GET', '/knowledge/firmware')).status).toBe(404);
    expect(await idsOf(technician)).toContain('firmware');
    expect(await idsOf(buyer)).not.toContain('sun-tariff');
    expect((await buyer.call('GET', '/knowledge/sun-tariff')).status).toBe(404);
    expect(await idsOf(sonnental)).toContain('sun-tariff');
  });
});

describe('smart connect', () => {
  const pointsOf = async (visitor: ToolVisitor) =>
    (await visitor.call<{ items: ChargePoint[] }>('GET', '/charge-points')).body.items;
  const free = async (visitor: ToolVisitor) => {
    const point = (await pointsOf(visitor)).find(({ status }) => status !== 'offline')?.id ?? '';
    await visitor.call('POST', `/charge-points/${point}/stop`, {});
    return point;
  };

  it('starts and stops, and says what flows', async () => {
    const smart = await smartOf(story.manager);
    const id = await free(smart);
    const at = async () => (await pointsOf(smart)).find((point) => point.id === id);
    expect((await at())?.status).toBe('available');
    expect((await smart.call('POST', `/charge-points/${id}/start`, {})).status).toBe(204);
    expect(await at()).toMatchObject({ status: 'charging', charging: { watts: 22_000, energyWh: 0 } });
    expect((await smart.call('POST', `/charge-points/${id}/start`, {})).body.code).toBe('charge_point_busy');
    const before = now;
    now = new Date(now.getTime() + 30 * 60_000);
    // The portal's token has run out by then; the tool's too.
    const later = await smartOf(story.manager);
    expect((await pointsOf(later)).find((point) => point.id === id)?.charging?.energyWh).toBe(11_000);
    expect((await later.call('POST', `/charge-points/${id}/stop`, {})).status).toBe(204);
    expect((await later.call('POST', `/charge-points/${id}/stop`, {})).body.code).toBe('charge_point_idle');
    now = before;
  });

  it('is started by one of two who do it at once', async () => {
    const [one, other] = [await smartOf(story.manager), await smartOf(story.buyer)];
    const id = await free(one);
    const both = await Promise.all(
      [one, other].map((each) => each.call('POST', `/charge-points/${id}/start`, {})),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    await one.call('POST', `/charge-points/${id}/stop`, {});
  });

  it('shows and moves nothing of another company', async () => {
    const [nordwind, sonnental] = [await smartOf(story.manager), await smartOf(story.sonnentalBuyer)];
    const foreign = (await pointsOf(sonnental)).map(({ id }) => id);
    expect(foreign).toEqual(['cp-fr-1']);
    expect((await pointsOf(nordwind)).map(({ id }) => id)).not.toContain('cp-fr-1');
    for (const act of ['start', 'stop'])
      expect((await nordwind.call('POST', `/charge-points/cp-fr-1/${act}`, {})).status).toBe(404);
  });

  it('draws the day: what was and what is planned, and says that nothing flows where one is offline', async () => {
    const smart = await smartOf(story.manager);
    const { body } = await smart.call<{ watts: number[]; installedWatts: number }>(
      'GET',
      '/charge-points/load',
    );
    expect(body.watts.length).toBeGreaterThanOrEqual(93);
    expect(Math.max(...body.watts)).toBeGreaterThan(0);
    expect(Math.max(...body.watts)).toBeLessThanOrEqual(body.installedWatts);
    expect((await smart.call('POST', '/charge-points/cp-hh-3/start', {})).body.code).toBe(
      'charge_point_offline',
    );
  });
});

describe('reservations', () => {
  const quarter = 15 * 60_000;
  const soon = (quarters: number) =>
    new Date((Math.ceil(now.getTime() / quarter) + quarters) * quarter).toISOString();
  // Days from now, where the story has taken nothing.
  const free = (day: number, from = 0, until = 4) => ({
    bayId: 'bay-hh-a',
    startsAt: soon(day * 96 + from),
    endsAt: soon(day * 96 + until),
  });
  const book = (visitor: ToolVisitor, wish: object) =>
    visitor.call<Reservation & { code: string }>('POST', '/reservations', wish);

  it('are booked, moved and cancelled, and the bay is free again', async () => {
    const manager = await reservationOf(story.manager);
    const { status, body } = await book(manager, { ...free(10), vehicle: 'HH-KB 100E' });
    expect([status, body.bookedBy, body.isMine]).toEqual([200, 'Katharina Brandt', true]);
    const moved = await manager.call<Reservation>('PATCH', `/reservations/${body.id}`, {
      ...free(10, 4, 8),
      vehicle: '',
    });
    expect(moved.body.startsAt).toBe(soon(10 * 96 + 4));
    expect((await book(manager, free(10))).status).toBe(200);
    expect((await book(manager, free(10, 6, 7))).body.code).toBe('bay_taken');
    expect((await manager.call('DELETE', `/reservations/${body.id}`)).status).toBe(200);
    expect((await book(manager, free(10, 6, 7))).status).toBe(200);
    expect((await manager.call('DELETE', `/reservations/${body.id}`)).status).toBe(404);
  });

  it('one after the other do not overlap; two at once: one has it, the other is told', async () => {
    const [manager, buyer] = [await reservationOf(story.manager), await reservationOf(story.buyer)];
    const all = await Promise.all(
      Array.from({ length: 6 }, (_, at) => book(at % 2 ? manager : buyer, free(11, at % 3, 4 + (at % 3)))),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ body }) => body.code === 'bay_taken')).toHaveLength(5);
    expect((await book(manager, { ...free(11), bayId: 'bay-hh-b' })).status).toBe(200);
    expect((await book(buyer, free(11, 6, 8))).status).toBe(200);
  });

  it('of others are seen but not changed, except by who manages the fleet', async () => {
    const [manager, buyer] = [await reservationOf(story.manager), await reservationOf(story.buyer)];
    const mine = (await book(manager, free(12))).body;
    const theirs = (await book(buyer, free(12, 8, 12))).body;
    expect((await buyer.call('DELETE', `/reservations/${mine.id}`)).body.code).toBe('forbidden');
    expect((await buyer.call('PATCH', `/reservations/${mine.id}`, free(13))).body.code).toBe('forbidden');
    expect((await manager.call('DELETE', `/reservations/${theirs.id}`)).status).toBe(200);
  });

  it('of another company are not there, nor are its bays', async () => {
    const [manager, stranger] = [
      await reservationOf(story.manager),
      await reservationOf(story.sonnentalBuyer),
    ];
    const { id } = (await book(manager, free(14))).body;
    expect((await stranger.call('GET', '/bays')).body).toEqual({ items: [] });
    expect((await stranger.call('DELETE', `/reservations/${id}`)).status).toBe(404);
    expect((await book(stranger, free(15))).status).toBe(404);
    const day = free(14).startsAt.slice(0, 10);
    const list = await stranger.call('GET', `/reservations?day=${day}&days=7`);
    expect(list.body).toEqual({ items: [] });
  });

  it.each([
    ['in the past', () => free(-1), 'reservation_past'],
    ['too far ahead', () => free(61), 'reservation_times'],
    ['longer than a day', () => free(20, 0, 97), 'reservation_times'],
    ['backwards', () => free(20, 4, 0), 'reservation_times'],
    [
      'off the quarter',
      () => ({ ...free(20), endsAt: new Date(Date.parse(soon(20 * 96)) + 7 * 60_000).toISOString() }),
      'reservation_times',
    ],
    ['without a bay', () => ({ ...free(20), bayId: '' }), 'validation_failed'],
    ['with what nobody asked for', () => ({ ...free(20), companyId: 'sonnental' }), 'validation_failed'],
  ])('%s are refused', async (_, wish, code) => {
    const { status, body } = await book(await reservationOf(story.manager), wish());
    expect([status, body.code]).toEqual([422, code]);
  });
});
