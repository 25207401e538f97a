import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../test/create-test-server.ts';
import { edgeDays, inheritedNames } from '../../test/hostile-values.ts';
import { openTool, type ToolVisitor, toolsUrl } from '../../test/tool-visitor.ts';
import { story } from '../demo/demo-people.ts';
import { auditEntries } from '../security/audit.table.ts';

// What the fuzz suites try by the hundred, here with what exactly has to come of it.
let now = new Date();
let server: TestServer;
let token: string;
let acting: string;
let reservations: ToolVisitor;
beforeAll(async () => {
  server = await createTestServer({ demo: true, config: { toolsUrl }, now: () => now });
  token = (await server.tokensOf(story.manager.email)).find(({ mode }) => mode === 'b2b')?.token ?? '';
  const [support] = await server.tokensOf(story.support.email);
  const path = `/security/authorize/nordwind?userId=${story.manager.id}&reason=Anruf`;
  const entered = await server.call('POST', path, { token: support?.token });
  acting = ((await entered.json()) as { token: string }).token;
  reservations = await openTool(server, 'RESERVATION-TOOL', token);
});
afterAll(() => server.close());

const emoji = '%F0%9F%98%80';
const get = async (address: string) => {
  const answer = await server.fetch(new Request(address));
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

describe('a refused effect leaves its record, whatever was sent with it', () => {
  it.each([
    ['nothing', '', undefined],
    ['a name', 'userId=somebody', 'somebody'],
    ['a NUL', 'userId=%00', '\ufffd'],
    ['a NUL within', 'userId=a%00b', 'a\ufffdb'],
    ['bytes that are no text', 'userId=%ED%A0%80', '\ufffd\ufffd\ufffd'],
    ['a cut through an emoji', `userId=${'a'.repeat(99)}${emoji}`, 'a'.repeat(99)],
    ['an emoji at the end', `userId=${'a'.repeat(98)}${emoji}`, `${'a'.repeat(98)}😀`],
    ['an inherited name', 'userId=__proto__', '__proto__'],
    ['two of them', 'userId=%00&userId=b', '\ufffd'],
    ['much more than is kept', `userId=${'x'.repeat(5000)}`, 'x'.repeat(100)],
  ])('%s', async (_, query, as) => {
    // another minute: so many refusals of one person are written down in each
    now = new Date(now.getTime() + 1000);
    const answer = await server.call('POST', `/use-case/bank-details-change?${query}`, {
      token: acting,
      body: {},
    });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      403,
      'impersonation_forbidden',
    ]);
    const requestId = answer.headers.get('x-request-id');
    const [entry] = await server.db.select().from(auditEntries).orderBy(desc(auditEntries.at)).limit(1);
    expect(entry).toMatchObject({ action: 'call-refused', requestId, actorUserId: story.support.id });
    expect(entry?.details?.as).toBe(as);
  });
});

describe('a brand that cannot exist is not known', () => {
  const odd = ['%00', 'a%00b', '%ED%A0%80', `${'a'.repeat(63)}${emoji}`, ...inheritedNames];

  it.each(odd)('to the check page: %s', async (brand) => {
    const { status, body } = await get(`http://foyer.test/elements/check.json?brand=${brand}&origin=%00`);
    expect([status, body.isBrand, body.isAllowed]).toEqual([200, false, false]);
  });

  it.each(odd)('to a tool: %s', async (brand) => {
    const { status, body } = await get(`${toolsUrl}/api/brand?brand=${brand}`);
    expect([status, body.code]).toEqual([404, 'not_found']);
  });
});

describe('a day at the edge of the calendar', () => {
  const isDay = (day: string) => !/^0000|^[+-]|^1\d{4}-|1900-02-29|2026-02-29|02-30|13-01/.test(day);

  it.each(edgeDays.flatMap((day) => ['1', '7'].map((days) => [day, days] as const)))(
    'has bookings or is none: %s, %s days',
    async (day, days) => {
      const path = `/reservations?day=${encodeURIComponent(day)}&days=${days}`;
      const { status, body } = await reservations.call<{ items?: unknown[]; code?: string }>('GET', path);
      expect([status, body.items ?? body.code]).toEqual(isDay(day) ? [200, []] : [422, 'validation_failed']);
    },
  );
});

describe('a new address', () => {
  const own = { lastName: 'Petersen', street: 'Deich', houseNumber: '1', postcode: '25813', city: 'Husum' };
  const calls: Readonly<Record<string, (address: object) => object>> = {
    '/cart/delivery-address-update': (address) => ({ kind: 'new', address }),
    '/use-case/customer-address-change': (address) => ({
      ...{ address, addressTypes: ['DELIVERY_ADDRESS'], validFrom: '2099-01-01' },
    }),
  };
  const send = async (path: string, countryCode: string) => {
    const body = calls[path]?.({ ...own, countryCode });
    const answer = await server.call('POST', path, { token, body });
    const { errors = [] } = (await answer.json()) as { errors?: { path: string }[] };
    return [answer.status, errors.map((error) => error.path)];
  };
  const none = [...inheritedNames, 'XX', 'ZZ', 'EU', 'de', ''];

  it.each(Object.keys(calls).flatMap((path) => none.map((code) => [path, code] as const)))(
    'is refused at its field where there is no such country: %s, %s',
    async (path, countryCode) => {
      expect(await send(path, countryCode)).toEqual([422, ['address.countryCode']]);
    },
  );

  it.each(Object.keys(calls))('is taken in one that there is: %s', async (path) => {
    expect(await send(path, 'DE')).toEqual([200, []]);
  });
});

describe('a text that is shortened', () => {
  it.each([
    ['before an emoji', `${'a'.repeat(119)}😀 und mehr`, 'a'.repeat(119)],
    ['after one', `${'a'.repeat(118)}😀 und mehr`, `${'a'.repeat(118)}😀`],
    ['before a family', `${'a'.repeat(115)}👨‍👩‍👧‍👦 und mehr`, 'a'.repeat(115)],
  ])('as the preview of a quotation ends %s', async (_, description, preview) => {
    const asked = await server.call('POST', '/quotation/quotation-request', {
      token,
      body: { kind: 'free_text', description },
    });
    expect(asked.status).toBe(200);
    const { id } = (await asked.json()) as { id: string };
    const listed = await server.call('GET', '/quotations?limit=100', { token });
    const { items } = (await listed.json()) as { items: { id: string; preview: string[] }[] };
    expect(items.find((one) => one.id === id)?.preview).toEqual([preview]);
  });
});
