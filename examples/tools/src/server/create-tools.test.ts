import { beforeEach, describe, expect, it } from 'vitest';
import { openTools, portalUrl, toolsUrl } from '../testing/open-tools.ts';

let now = new Date('2026-06-15T08:00:00Z');
let tools: ReturnType<typeof openTools>;
beforeEach(() => {
  now = new Date('2026-06-15T08:00:00Z');
  tools = openTools(() => now);
});

/** A call of each vendor. */
const calls = [
  ['knowledge-platform', 'GET', '/session'],
  ['knowledge-platform', 'GET', '/articles'],
  ['knowledge-platform', 'GET', '/articles/firmware'],
  ['smart-connect', 'GET', '/session'],
  ['smart-connect', 'GET', '/charge-points'],
  ['smart-connect', 'GET', '/load'],
  ['smart-connect', 'POST', '/charge-points/cp-hh-1/start'],
  ['smart-connect', 'POST', '/charge-points/cp-hh-1/stop'],
  ['reservation-tool', 'GET', '/session'],
  ['reservation-tool', 'GET', '/bays'],
  ['reservation-tool', 'GET', '/reservations?day=2026-06-15'],
  ['reservation-tool', 'POST', '/reservations'],
  ['reservation-tool', 'PATCH', '/reservations/res-1'],
  ['reservation-tool', 'DELETE', '/reservations/res-1'],
] as const;

describe('the API of the tools', () => {
  it.each(calls)('of %s requires a session of the same tool: %s %s', async (client, method, path) => {
    const none = await tools.send(`/api/${client}${path}`, { method });
    expect([none.status, await none.json()]).toEqual([401, { code: 'token_expired' }]);
    const stranger = await tools.withToken(client, 'x'.repeat(43)).call(method, path);
    expect([stranger.status, stranger.body.code]).toEqual([401, 'token_expired']);
    const other = client === 'smart-connect' ? 'reservation-tool' : 'smart-connect';
    const { token } = await tools.open(other, 'manager');
    expect((await tools.withToken(client, token).call(method, path)).status).toBe(403);
  });

  it('is over with the session in the portal, from the next call', async () => {
    const smart = await tools.open('smart-connect', 'manager');
    expect((await smart.call('GET', '/session')).status).toBe(204);
    tools.portal.gone.add('manager');
    expect(await smart.call('GET', '/session')).toEqual({ status: 401, body: { code: 'session_over' } });
    expect((await smart.call('GET', '/charge-points')).status).toBe(401);
  });

  it('is good for as long as the token of the portal', async () => {
    const smart = await tools.open('smart-connect', 'manager');
    now = new Date(now.getTime() + 599_000);
    expect((await smart.call('GET', '/session')).status).toBe(204);
    now = new Date(now.getTime() + 1000);
    expect((await smart.call('GET', '/session')).body.code).toBe('token_expired');
  });

  it('says so while the portal is away, and goes on afterwards', async () => {
    const smart = await tools.open('smart-connect', 'manager');
    tools.portal.setAway(true);
    expect(await smart.call('GET', '/session')).toEqual({ status: 503, body: { code: 'portal_away' } });
    tools.portal.setAway(false);
    expect((await smart.call('GET', '/session')).status).toBe(204);
  });

  it('takes no body that is too large, and no path that there is not', async () => {
    const tool = await tools.open('reservation-tool', 'manager');
    expect((await tool.call('POST', '/reservations', { vehicle: 'x'.repeat(30_000) })).status).toBe(413);
    expect(await tool.call('GET', '/nothing')).toEqual({ status: 404, body: { code: 'not_found' } });
  });
});

describe('a sign-in', () => {
  const redirectUri = `${toolsUrl}/foyer/smart-connect/callback`;
  const own = { code: 'manager', verifier: 'v'.repeat(43), redirectUri };

  it('exchanges the code with its verifier as the client that the page is of', async () => {
    expect((await tools.enter('smart-connect', own)).status).toBe(200);
    const [request] = tools.portal.asked;
    expect(request?.url).toBe(`${portalUrl}/api/portal/oauth2/token`);
    expect(Object.fromEntries(new URLSearchParams(await request?.text()))).toEqual({
      grant_type: 'authorization_code',
      client_id: 'smart-connect',
      redirect_uri: redirectUri,
      code_verifier: own.verifier,
      code: 'manager',
    });
  });

  it('is refused with a code that the portal does not take', async () => {
    const answer = await tools.enter('smart-connect', { ...own, code: 'stranger' });
    expect([answer.status, await answer.json()]).toEqual([401, { code: 'code_refused' }]);
  });

  it.each([
    ['of another tool', `${toolsUrl}/foyer/reservation-tool/callback`],
    ['of an unknown brand', `${toolsUrl}/__proto__/smart-connect/callback`],
    ['outside the tools', 'https://evil.example/'],
    ['that is relative', 'callback'],
  ])('with a redirect address %s exchanges no code', async (_, address) => {
    expect((await tools.enter('smart-connect', { ...own, redirectUri: address })).status).toBe(422);
    expect(tools.portal.asked).toEqual([]);
  });

  it.each([{}, [], null, 'text', { ...own, more: 1 }, { ...own, code: 1 }])(
    'with the body %j is refused',
    async (body) => {
      expect((await tools.enter('smart-connect', body)).status).toBe(422);
    },
  );
});

describe('a page', () => {
  it.each(['', 'callback', 'callback?code=a'])(
    'of a tool names its portal and the allowed frame ancestors: …/%s',
    async (rest) => {
      const answer = await tools.send(`/sonnental/knowledge-platform/${rest}`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
      const policy = answer.headers.get('content-security-policy');
      expect(policy).toContain(`connect-src 'self' ${portalUrl};`);
      expect(policy).toContain(`frame-ancestors ${portalUrl} https://partner.test;`);
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
      expect(await answer.text()).toContain(`<meta name="portal" content="${portalUrl}"`);
    },
  );

  it.each([
    '/nobody/knowledge-platform/',
    '/__proto__/smart-connect/',
    '/foyer/smart-connect',
    '/foyer/smart-connect/more',
    '/foyer/charging/',
    '/assets/../package.json',
    '/assets/%2e%2e/package.json',
    '/package.json',
  ])('does not exist at %s', async (path) => {
    expect((await tools.send(path)).status).toBe(404);
  });
});
