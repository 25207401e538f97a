import { addDays, businessDay } from '@foyer/contract';
import type { Quotation } from '@foyer/contract/quotations/quotations.schema';
import type { Submission, SubmissionDetail } from '@foyer/contract/use-cases/use-cases.schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer } from '../../../test/create-test-server.ts';
import { type DemoPortal, type DemoVisitor, openDemoPortal } from '../../../test/demo-portal.ts';
import { demoPassword, story } from '../demo-people.ts';
import { centsOf } from './desk-form.ts';

const origin = 'http://foyer.test';
const own = { origin, 'sec-fetch-site': 'same-origin' };
let portal: DemoPortal;
let manager: DemoVisitor;
let cookie = '';
beforeAll(async () => {
  portal = await openDemoPortal();
  manager = await portal.as(story.manager.email);
  cookie = await signIn();
});
afterAll(() => portal.server.close());

const get = (path: string, headers: Record<string, string> = { cookie }) =>
  portal.server.fetch(new Request(`${origin}${path}`, { headers: { 'accept-language': 'de', ...headers } }));
const post = (
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = { ...own, cookie },
) =>
  portal.server.fetch(
    new Request(`${origin}${path}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
      headers: { 'accept-language': 'de', ...headers },
    }),
  );

async function signIn(username: string = story.support.email, password = demoPassword): Promise<string> {
  const answer = await post('/service-desk/sign-in', { username, password }, own);
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

const ask = async (body: object): Promise<Quotation> =>
  (await manager.post<Quotation>('/quotation/quotation-request', body)).body;
const wish = (description = 'Drei Wallboxen') => ask({ kind: 'free_text', description });
const read = async ({ id }: Quotation) => (await manager.get<Quotation>(`/quotation/${id}`)).body;
const versionOf = ({ version }: Quotation) => ({ version: String(version) });

describe('the access', () => {
  it('is limited to the service, with a cookie that scripts and other sites cannot use', async () => {
    const answer = await post(
      '/service-desk/sign-in',
      { username: story.support.email, password: demoPassword },
      own,
    );
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/service-desk']);
    expect(answer.headers.get('set-cookie')).toMatch(
      /^foyer_service_desk=[\w.-]+; Path=\/service-desk; HttpOnly; SameSite=Strict; Max-Age=1800$/,
    );
  });

  it('leads from the link in a mail to its quotation, and to no other address', async () => {
    const quotation = await wish();
    const asked = await (await get(`/service-desk/${quotation.id}`, {})).text();
    expect(asked).toContain(`name="to" value="${quotation.id}"`);
    const fields = { username: story.support.email, password: demoPassword };
    for (const [to, location] of [
      [quotation.id, `/service-desk/${quotation.id}`],
      ['//elsewhere.example', '/service-desk'],
      ['../mailbox', '/service-desk'],
    ] as const) {
      const answer = await post('/service-desk/sign-in', { ...fields, to }, own);
      expect([to, answer.status, answer.headers.get('location')]).toEqual([to, 303, location]);
    }
    const wrong = await post('/service-desk/sign-in', { ...fields, password: 'x', to: quotation.id }, own);
    expect(await wrong.text()).toContain(`name="to" value="${quotation.id}"`);
  });

  it.each([
    ['a customer', story.manager.email, demoPassword],
    ['a technician', story.technicianAdmin.email, demoPassword],
    ['a wrong password', story.support.email, 'wrong'],
    ['an unknown user', 'nobody@service.example', demoPassword],
  ])('is refused to %s, and the typed user name stays', async (_, username, password) => {
    const answer = await post('/service-desk/sign-in', { username, password }, own);
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
    const page = await answer.text();
    expect(page).toContain(`value="${username}"`);
    expect(page).not.toContain(password);
  });

  it('is refused without a cookie, with a customer’s token in it, and after signing out', async () => {
    const quotation = await wish();
    const [customer] = await portal.server.tokensOf(story.manager.email);
    const gone = await signIn();
    expect(
      (await post('/service-desk/sign-out', {}, { ...own, cookie: gone })).headers.get('set-cookie'),
    ).toMatch(/Max-Age=0$/);
    for (const other of ['', 'foyer_service_desk=x', `foyer_service_desk=${customer?.token}`, gone]) {
      const page = await (await get(`/service-desk/${quotation.id}`, { cookie: other })).text();
      expect(page).toContain('type="password"');
      expect(page).not.toContain(quotation.number);
      const acted = await post(
        `/service-desk/${quotation.id}/cancel`,
        { ...versionOf(quotation), reason: 'x' },
        { ...own, cookie: other },
      );
      expect(acted.status).toBe(401);
    }
    expect((await read(quotation)).state).toBe('requested');
  });

  it('does not include the API: the cookie is not accepted there', async () => {
    expect((await get('/api/portal/quotations')).status).toBe(401);
  });

  it('does not exist outside the demo', async () => {
    const server = await createTestServer();
    for (const method of ['GET', 'POST'])
      expect((await server.fetch(new Request(`${origin}/service-desk`, { method }))).status).toBe(404);
    await server.close();
  });
});

describe('a form', () => {
  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another port of this machine', { origin: 'http://foyer.test:8080', 'sec-fetch-site': 'same-site' }],
    ['another origin, without sec-fetch-site', { origin: 'http://evil.example' }],
    ['a sandbox', { origin: 'null' }],
    ['an unknown origin', {}],
  ])('from %s does nothing, even with the cookie', async (_, headers) => {
    const quotation = await wish();
    for (const [path, fields] of [
      [`/service-desk/${quotation.id}/cancel`, { ...versionOf(quotation), reason: 'x' }],
      ['/service-desk/sign-in', { username: story.support.email, password: demoPassword }],
      ['/service-desk/sign-out', {}],
    ] as const) {
      const answer = await post(path, fields, { ...headers, cookie } as Record<string, string>);
      expect([path, answer.status, answer.headers.get('set-cookie')]).toEqual([path, 403, null]);
    }
    expect((await read(quotation)).state).toBe('requested');
    expect((await get('/service-desk')).status).toBe(200);
  });

  it('from the desk’s own page works in a browser that only sends its origin', async () => {
    const quotation = await wish();
    const answer = await post(`/service-desk/${quotation.id}/prepare`, versionOf(quotation), {
      origin,
      cookie,
    });
    expect(answer.status).toBe(303);
    expect((await read(quotation)).state).toBe('in_preparation');
  });

  it('is accepted only as form data, and up to a size limit', async () => {
    const quotation = await wish();
    const json = await portal.server.fetch(
      new Request(`${origin}/service-desk/${quotation.id}/prepare`, {
        method: 'POST',
        body: '{}',
        headers: { ...own, cookie, 'content-type': 'application/json' },
      }),
    );
    expect(json.status).toBe(415);
    expect((await post(`/service-desk/${quotation.id}/comment`, { text: 'x'.repeat(300_000) })).status).toBe(
      413,
    );
    expect((await post(`/service-desk/${quotation.id}/toString`, versionOf(quotation))).status).toBe(404);
  });
});

describe('the desk', () => {
  it('lists waiting quotations, and shows one with all its content as text', async () => {
    const quotation = await wish('<script>alert(1)</script>"\'&');
    const list = await get('/service-desk');
    expect(list.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
    const text = await list.text();
    expect(text).toContain(`/service-desk/${quotation.id}"`);
    expect(text).toContain('Nordwind Logistik GmbH');
    const page = await (await get(`/service-desk/${quotation.id}`)).text();
    for (const html of [text, page]) {
      expect(html).not.toContain('<script');
      expect(html).toContain('&lt;script&gt;alert(1)');
    }
    expect((await get('/service-desk/quo-nobody')).status).toBe(404);
    expect((await get(`/service-desk/${quotation.id}/offer`)).status).toBe(404);
  });

  it('offers articles for a free-text request, with the typed values', async () => {
    const quotation = await wish();
    const { items } = (await manager.get<{ items: { number: string }[] }>('/articles?limit=1')).body;
    const until = addDays(businessDay(), 20);
    const fields = {
      ...versionOf(quotation),
      count: '4',
      validUntil: until,
      offerNote: 'Frei Haus',
      'line.1.article': items[0]?.number ?? '',
      'line.1.quantity': '3',
      'line.1.unit': '1.234,50',
      'line.1.note': 'ab Lager',
    };
    const wrong = await post(`/service-desk/${quotation.id}/offer`, { ...fields, 'line.1.unit': 'gratis' });
    expect(wrong.status).toBe(422);
    const page = await wrong.text();
    for (const part of [
      'value="gratis" aria-invalid="true"',
      'Frei Haus',
      `value="${items[0]?.number}"`,
      `value="${until}"`,
    ])
      expect(page).toContain(part);
    const answer = await post(`/service-desk/${quotation.id}/offer`, fields);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/service-desk/${quotation.id}?done`,
    ]);
    expect(await read(quotation)).toMatchObject({
      state: 'offered',
      validUntil: until,
      offerNote: 'Frei Haus',
      itemCount: 3,
      items: [{ unitNet: { amount: 123_450 }, offerNote: 'ab Lager' }],
      contact: { name: 'Nina Albrecht', email: story.support.email },
    });
    expect(await (await get(`/service-desk/${quotation.id}?done`)).text()).toContain('Gespeichert.');
  });

  it('keeps a line, changes another and leaves one out; accepts the values that it shows', async () => {
    const found = (await manager.get<{ items: { id: string }[] }>('/articles?limit=3')).body.items;
    const quotation = await ask({
      kind: 'articles',
      items: found.map(({ id }) => ({ articleId: id, quantity: 2 })),
    });
    const page = await (await get(`/service-desk/${quotation.id}`)).text();
    const shown = Object.fromEntries(
      [...page.matchAll(/<input[^>]* name="([^"]+)"[^>]* value="([^"]*)"/g)].map(
        ([, name = '', value = '']) => [name, value],
      ),
    );
    const answer = await post(`/service-desk/${quotation.id}/offer`, {
      ...shown,
      'line.1.unit': '5',
      'line.2.drop': 'on',
    });
    expect(answer.status).toBe(303);
    const offered = await read(quotation);
    expect(offered.items.map(({ articleId }) => articleId)).toEqual(found.slice(0, 2).map(({ id }) => id));
    expect(offered.items.map(({ unitNet }) => unitNet?.amount)).toEqual([
      quotation.items[0]?.listNet.amount,
      500,
    ]);
  });

  it('comments, takes over and declines; reports a concurrent change and loses nothing typed', async () => {
    const quotation = await wish();
    const at = (act: string) => `/service-desk/${quotation.id}/${act}`;
    expect((await post(at('comment'), { text: 'Wir melden uns.' })).status).toBe(303);
    expect((await post(at('prepare'), versionOf(quotation))).status).toBe(303);
    const stale = await post(at('cancel'), { ...versionOf(quotation), reason: 'Nicht lieferbar' });
    expect(stale.status).toBe(422);
    const page = await stale.text();
    expect(page).toContain('Inzwischen hat sich etwas geändert');
    expect(page).toContain('>Nicht lieferbar</textarea>');
    expect(
      (await post(at('cancel'), { ...versionOf(await read(quotation)), reason: 'Nicht lieferbar' })).status,
    ).toBe(303);
    const ended = await read(quotation);
    expect([ended.state, ended.comments.map(({ text }) => text)]).toEqual([
      'cancelled',
      ['Wir melden uns.', 'Nicht lieferbar'],
    ]);
    expect(await (await get(`/service-desk/${quotation.id}`)).text()).toContain('>Von uns beendet<');
  });
});

describe('a self-service request at the desk', () => {
  const contact = {
    salutation: 'MRS',
    lastName: '<b>Clausen',
    email: 'x@nordwind.example',
    topics: ['invoices'],
  };
  const make = async () =>
    (await manager.post<Submission>('/use-case/contact-information-change', contact)).body;

  it('is listed, shown as text, and asked about; a refused question keeps its text', async () => {
    const { id, number } = await make();
    const path = `/service-desk/requests/${id}`;
    expect(await (await get('/service-desk')).text()).toContain(`href="${path}"`);
    const page = await (await get(path)).text();
    for (const part of [number, '&lt;b&gt;Clausen', 'Nordwind Logistik GmbH']) expect(page).toContain(part);
    const refused = await post(`${path}/ask`, { text: ' ' });
    expect(refused.status).toBe(422);
    const answer = await post(`${path}/ask`, { text: 'Seit wann?' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}?done`]);
    expect((await manager.get<SubmissionDetail>(`/use-case/submission/${id}`)).body).toMatchObject({
      state: 'needs_answer',
      messages: [{ author: 'Nina Albrecht', text: 'Seit wann?' }],
    });
    const again = await post(`${path}/ask`, { text: 'Und wo?' });
    expect(again.status).toBe(422);
    expect(await again.text()).toContain('>Und wo?</textarea>');
  });

  it('is reached by the link in a mail after signing in, and unknown addresses are not found', async () => {
    const { id } = await make();
    const to = `requests/${id}`;
    expect(await (await get(`/service-desk/${to}`, {})).text()).toContain(`name="to" value="${to}"`);
    const fields = { username: story.support.email, password: demoPassword, to };
    const answer = await post('/service-desk/sign-in', fields, own);
    expect(answer.headers.get('location')).toBe(`/service-desk/${to}`);
    for (const path of ['requests', 'requests/nobody', `${to}/ask`, `${to}/x/y`])
      expect([path, (await get(`/service-desk/${path}`)).status]).toEqual([path, 404]);
    for (const path of [`${to}/toString`, `requests/nobody/ask`])
      expect([path, (await post(`/service-desk/${path}`, { text: 'x' })).status]).toEqual([path, 404]);
  });
});

it.each([
  ['1.234,56', 123_456],
  ['1234,5', 123_450],
  ['1234.56', 123_456],
  ['1.234', 123_400],
  ['12 €', 1_200],
  ['-5', Number.NaN],
  ['1,234.56', Number.NaN],
  ['1e9', Number.NaN],
  ['', Number.NaN],
])('the amount %s is %d cents', (text, cents) => {
  expect(centsOf(text)).toBe(cents);
});
