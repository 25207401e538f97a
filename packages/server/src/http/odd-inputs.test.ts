import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../test/create-test-server.ts';
import { inheritedNames } from '../../test/hostile-values.ts';
import { story } from '../demo/demo-people.ts';
import { auditEntries } from '../security/audit.table.ts';

// exact expectations for inputs that the fuzz suites only try at random
let now = new Date();
let server: TestServer;
let token: string;
let acting: string;
beforeAll(async () => {
  server = await createTestServer({ demo: true, now: () => now });
  token = (await server.tokensOf(story.manager.email)).find(({ mode }) => mode === 'b2b')?.token ?? '';
  const [support] = await server.tokensOf(story.support.email);
  const path = `/security/authorize/nordwind?userId=${story.manager.id}&reason=Anruf`;
  const entered = await server.call('POST', path, { token: support?.token });
  acting = ((await entered.json()) as { token: string }).token;
});
afterAll(() => server.close());

const emoji = '%F0%9F%98%80';
const get = async (address: string) => {
  const answer = await server.fetch(new Request(address));
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

describe('a refused effect is audited, with any input', () => {
  it.each([
    ['nothing', '', undefined],
    ['a name', 'userId=somebody', 'somebody'],
    ['a NUL', 'userId=%00', '\ufffd'],
    ['a NUL within', 'userId=a%00b', 'a\ufffdb'],
    ['bytes that are not UTF-8', 'userId=%ED%A0%80', '\ufffd\ufffd\ufffd'],
    ['an emoji across the limit', `userId=${'a'.repeat(99)}${emoji}`, 'a'.repeat(99)],
    ['an emoji that just fits', `userId=${'a'.repeat(98)}${emoji}`, `${'a'.repeat(98)}😀`],
    ['the name of an inherited property', 'userId=__proto__', '__proto__'],
    ['two values', 'userId=%00&userId=b', '\ufffd'],
    ['much more than is stored', `userId=${'x'.repeat(5000)}`, 'x'.repeat(100)],
  ])('%s', async (_, query, as) => {
    // a new minute, because the number of audited refusals is limited per person and minute
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

describe('an invalid brand is unknown', () => {
  const odd = ['%00', 'a%00b', '%ED%A0%80', `${'a'.repeat(63)}${emoji}`, ...inheritedNames];

  it.each(odd)('to the check page: %s', async (brand) => {
    const { status, body } = await get(`http://foyer.test/elements/check.json?brand=${brand}&origin=%00`);
    expect([status, body.isBrand, body.isAllowed]).toEqual([200, false, false]);
  });
});

describe('a new address', () => {
  const own = { lastName: 'Petersen', street: 'Deich', houseNumber: '1', postcode: '25813', city: 'Husum' };
  const calls: Readonly<Record<string, (address: object) => object>> = {
    '/cart/delivery-address-update': (address) => ({ kind: 'new', address }),
    '/use-case/customer-address-change': (address) => ({
      address,
      addressTypes: ['DELIVERY_ADDRESS'],
      validFrom: '2099-01-01',
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
    'is refused at its field for an unknown country: %s, %s',
    async (path, countryCode) => {
      expect(await send(path, countryCode)).toEqual([422, ['address.countryCode']]);
    },
  );

  it.each(Object.keys(calls))('is accepted for a known country: %s', async (path) => {
    expect(await send(path, 'DE')).toEqual([200, []]);
  });
});

describe('a text that is shortened', () => {
  it.each([
    ['before an emoji', `${'a'.repeat(119)}😀 und mehr`, 'a'.repeat(119)],
    ['after an emoji', `${'a'.repeat(118)}😀 und mehr`, `${'a'.repeat(118)}😀`],
    ['before a family emoji', `${'a'.repeat(115)}👨‍👩‍👧‍👦 und mehr`, 'a'.repeat(115)],
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
