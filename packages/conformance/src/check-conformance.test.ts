import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { checkConformance, formatTap, type Report } from './index.ts';
import { createContractBackend, type Defect, problem } from './testing/contract-backend.ts';

const credentials = { username: 'manager@nordwind.example', password: 'right' };
const backendOf = (defect?: Defect) => ({
  baseUrl: 'https://backend.invalid',
  fetch: createContractBackend(defect),
});
const run = (defect?: Defect, withCredentials = true) =>
  checkConformance({
    ...backendOf(defect),
    ...(withCredentials ? { credentials } : {}),
  });
const failures = async (defect: Defect) =>
  (await run(defect)).checks.filter((check) => check.outcome === 'failed').map((check) => check.name);

const skips = ({ checks }: Report) =>
  Object.fromEntries(
    checks.filter(({ outcome }) => outcome === 'skipped').map(({ name, detail }) => [name, detail]),
  );
const json = (value: unknown) => Response.json(value, { headers: { 'x-request-id': 'r' } });

const rewrite = async (response: Response, change: (value: Record<string, unknown>) => void) => {
  const value = (await response.clone().json()) as Record<string, unknown>;
  change(value);
  return new Response(JSON.stringify(value), { status: response.status, headers: response.headers });
};
const html = (status: number) =>
  new Response('<h1>Oops</h1>', { status, headers: { 'content-type': 'text/html', 'x-request-id': 'r' } });

describe('a backend that speaks the contract', () => {
  it('passes every check', async () => {
    const report = await run();
    expect(report.checks.filter((check) => check.outcome === 'failed')).toEqual([]);
    expect(report.passed).toBeGreaterThan(250);
    // a parameter that only a mail carries
    expect(skips(report)).toEqual({
      'getInvitation answers as declared': 'needs a token from a mail, which was not given',
    });
  });

  it('may omit the ticket events', async () => {
    const report = await run(({ request }) =>
      request.url.includes('/tickets/events') ? problem(404, 'not_found') : undefined,
    );
    expect(report.failed).toBe(0);
    const reason = 'not offered: pages poll tickets every 30 seconds';
    expect(skips(report)).toMatchObject({ 'tickets/events reports changed tickets': reason });
  });

  it('is checked for an invitation where its token is given', async () => {
    const params = { getInvitation: { token: 'a-token-from-a-mail-1234' } };
    const report = await checkConformance({ ...backendOf(), credentials, params });
    expect(report.failed).toBe(0);
    expect(skips(report)).toEqual({});
  });

  it('gets different reasons for missing objects and for missing endpoints', async () => {
    const report = await run(({ name, response }) => {
      if (response.status === 401) return undefined;
      if (name === 'listQuotations') return problem(501, 'not_offered');
      if (name === 'getShipment') return problem(501, 'not_offered');
      if (name === 'listShipments' || name === 'listTicketComments')
        return response.status === 200 ? json({ items: [], nextCursor: null }) : undefined;
      return name === 'listUsers' ? problem(403, 'forbidden') : undefined;
    });
    expect(report.failed).toBe(0);
    const found = skips(report);
    const read = (name: string) => found[`${name} answers as declared`];
    expect(read('getQuotation')).toBe('listQuotations: not offered');
    expect(read('getShipment')).toBe('not offered');
    expect(read('downloadDeliveryNote')).toBe('no entry from listShipments');
    expect(read('downloadCommentFile')).toBe('no entry from listTicketComments');
    expect(read('getUser')).toBe('listUsers: the account has no permission: forbidden');
  });

  it('passes without credentials, with the checks of a session skipped', async () => {
    const report = await run(undefined, false);
    expect(report.failed).toBe(0);
    expect(report.skipped).toBeGreaterThan(100);
  });

  it('need not have second factors', async () => {
    const report = await run(({ name }) =>
      name?.endsWith('SignIn') ? problem(501, 'not_offered') : undefined,
    );
    expect(report.failed).toBe(0);
    expect(skips(report)).toMatchObject({
      'verifySignIn (totp) answers 410 to an unknown challenge': 'not offered',
      'beginPasskeySignIn returns a new challenge each time, and requires user verification': 'not offered',
    });
  });

  it('may demand a second factor after the password, with a challenge', async () => {
    const ask = (more: object) =>
      run(async ({ name, response }) => {
        if (name !== 'login' || response.status !== 200) return undefined;
        const secondFactor = {
          challenge: 'c',
          expiresAt: '2026-11-23T10:05:00.000Z',
          secondsLeft: 300,
          methods: ['totp'],
          enrolment: [],
          ...more,
        };
        return rewrite(problem(403, 'second_factor_required'), (value) =>
          Object.assign(value, { secondFactor }),
        );
      });
    const asked = await ask({});
    expect(asked.failed).toBe(0);
    expect(skips(asked)).toMatchObject({
      'login returns tokens': 'the account has a second factor: use one without',
    });
    expect((await ask({ methods: [] })).failed).toBe(1);
    expect((await ask({ challenge: undefined })).failed).toBe(1);
  });

  it('may say that something is not offered, or not for this account', async () => {
    const report = await run(({ name, response }) => {
      if (response.status === 401) return undefined;
      if (name === 'listInvoices') return problem(501, 'not_offered');
      return name === 'listUsers' ? problem(403, 'forbidden') : undefined;
    });
    expect(report.failed).toBe(0);
    const outcomes = (name: string) =>
      report.checks.filter((check) => check.name === `${name} answers as declared`)[0]?.outcome;
    expect([outcomes('listInvoices'), outcomes('listUsers'), outcomes('getCart')]).toEqual([
      'skipped',
      'skipped',
      'passed',
    ]);
  });
});

describe('a provider for tools that', () => {
  const isToken = (request: Request) => request.url.endsWith('/oauth2/token');
  const tokens = () => json({ access_token: 'a', token_type: 'Bearer' });

  it.each<[does: string, defect: Defect, found: readonly RegExp[]]>([
    [
      'accepts any verifier',
      ({ request, response }) => (isToken(request) && response.status === 400 ? tokens() : undefined),
      [/another verifier/, /another redirect address/, /once/],
    ],
    [
      'loses the state',
      ({ name, response }) =>
        name === 'authorizeTool' && response.status === 200
          ? rewrite(response, (value) => Object.assign(value, { state: null }))
          : undefined,
      [/the state unchanged/],
    ],
    [
      'gives a code to any client',
      ({ name, response }) =>
        name === 'authorizeTool' && response.status === 400
          ? json({ code: 'x', state: null, iss: 'x' })
          : undefined,
      [/unknown client/, /foreign address/],
    ],
    [
      'does not require PKCE',
      ({ name, response }) =>
        name === 'authorizeOauth2' && response.status === 422
          ? new Response(null, { status: 302, headers: { 'x-request-id': 'r' } })
          : undefined,
      [/without PKCE/],
    ],
  ])('%s is detected', async (_, defect, found) => {
    const names = await failures(defect);
    for (const name of found)
      expect([name, names.some((one) => name.test(one)), names]).toEqual([name, true, names]);
  });

  it('is not required for a brand without tools', async () => {
    const report = await run(({ name, response }) =>
      name === 'getEnvironment'
        ? rewrite(response, (value) =>
            Object.assign(value, {
              tools: { knowledgePlatformUrl: null, smartConnectUrl: null, reservationToolUrl: null },
            }),
          )
        : undefined,
    );
    expect(report.failed).toBe(0);
    expect(skips(report)['a code can be exchanged only once']).toBe('no tool that the account may open');
  });
});

it('does not wait for ever: an endpoint that never answers fails its own checks, and says so', async () => {
  const backend = createContractBackend();
  // The time-out expires only for the endpoint that never answers, also on a slow machine.
  const limits = new Map<AbortSignal | null | undefined, AbortController>();
  const clock = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController();
    limits.set(limit.signal, limit);
    return limit.signal;
  });
  const report = await checkConformance({
    baseUrl: 'https://backend.invalid',
    fetch: (input, init) => {
      if (!String(input).endsWith('/environment/countries')) return backend(input, init);
      queueMicrotask(() => limits.get(init?.signal)?.abort());
      return new Promise(() => {});
    },
    credentials,
    timeout: 500,
  });
  expect(new Set(clock.mock.calls.flat())).toEqual(new Set([500]));
  clock.mockRestore();
  const failed = report.checks.filter(({ outcome }) => outcome === 'failed');
  expect(failed.length).toBeGreaterThan(0);
  for (const { name, detail } of failed) {
    expect(name).toMatch(/^listCountries/);
    expect(detail).toBe('no answer: nothing received within 0.5 seconds');
  }
});

/** Faults, each of which must make its own checks fail, and no others. */
const defects: readonly [string, Defect, RegExp][] = [
  [
    'an endpoint is open without a token',
    ({ name, request }) =>
      name === 'listOrders' && !request.headers.has('authorization')
        ? Response.json({ items: [], nextCursor: null }, { headers: { 'x-request-id': 'r' } })
        : undefined,
    /^listOrders without a token/,
  ],
  [
    'a forged token is accepted',
    ({ name, request }) =>
      name === 'getCart' && request.headers.get('authorization')?.startsWith('Bearer ey')
        ? Response.json({}, { headers: { 'x-request-id': 'r' } })
        : undefined,
    /^getCart with a forged token/,
  ],
  [
    'an unknown path returns a web page',
    ({ name, request }) => (name === null && request.url.endsWith('-unknown') ? html(404) : undefined),
    /^an unknown path/,
  ],
  [
    'malformed JSON causes a 500',
    async ({ name, response }) =>
      name === 'createTicket' && response.status === 400 ? problem(500, 'internal_error') : undefined,
    /^createTicket refuses malformed JSON/,
  ],
  [
    'unknown fields are ignored',
    ({ name, response }) =>
      name === 'updatePortalIdentity' && response.status === 422
        ? Response.json({}, { headers: { 'x-request-id': 'r' } })
        : undefined,
    /^updatePortalIdentity refuses an unknown field/,
  ],
  [
    'field errors do not name the field',
    ({ name, response }) =>
      name === 'submitBankDetailsChange' && response.status === 422
        ? problem(422, 'validation_failed', [{ path: 'iban', code: 'required' }])
        : undefined,
    /^submitBankDetailsChange refuses an unknown field/,
  ],
  [
    'an answer lacks a field',
    ({ name, response }) =>
      name === 'getUserInfo' && response.status === 200
        ? rewrite(response, (value) => delete value.hasNews)
        : undefined,
    /^getUserInfo answers as declared/,
  ],
  [
    'an amount is not an integer',
    ({ name, response }) =>
      name === 'listInvoices' && response.status === 200
        ? rewrite(response, (value) => {
            value.summary = { openAmount: { amount: 1.5, currency: 'EUR' } };
          })
        : undefined,
    /^listInvoices answers as declared/,
  ],
  [
    'a listed object is not found',
    ({ name, response }) =>
      name === 'getOrder' && response.status === 200 ? problem(404, 'not_found') : undefined,
    /^getOrder answers as declared/,
  ],
  [
    'an object with an unknown id is found',
    ({ name, response }) =>
      name === 'getTicket' && response.status === 404
        ? Response.json({}, { headers: { 'x-request-id': 'r' } })
        : undefined,
    /^getTicket answers 404/,
  ],
  [
    'limits are ignored',
    ({ name, response }) =>
      name === 'listTickets' && response.status === 422
        ? Response.json({ items: [], nextCursor: null }, { headers: { 'x-request-id': 'r' } })
        : undefined,
    /^listTickets refuses limit=0/,
  ],
  [
    'an error has no declared code',
    ({ name, response }) =>
      name === 'listDocuments' && response.status === 200 ? problem(409, 'documents_busy') : undefined,
    /^listDocuments answers as declared/,
  ],
  [
    'a file is shown inline',
    ({ name, response }) => {
      if (name !== 'downloadQuotation' || response.status !== 200) return undefined;
      return new Response('x', {
        headers: { 'content-type': 'application/pdf', 'content-disposition': 'inline', 'x-request-id': 'r' },
      });
    },
    /^downloadQuotation answers as declared/,
  ],
  [
    'an unknown account differs from a wrong password',
    ({ name, response }) =>
      name === 'login' && response.status === 401 ? problem(404, 'not_found') : undefined,
    /^an unknown account/,
  ],
  [
    'the OpenAPI document lacks an operation',
    ({ request, response }) =>
      request.url.endsWith('/openapi.json')
        ? rewrite(response, (value) => delete (value.paths as Record<string, unknown>)['/cart'])
        : undefined,
    /^openapi.json/,
  ],
  [
    'the ticket events lack the event known',
    ({ request, response }) =>
      request.url.includes('/tickets/events') && response.status === 200
        ? new Response('event: changed\ndata: {"ticketId":null}\n\n', { headers: response.headers })
        : undefined,
    /^tickets\/events reports/,
  ],
  [
    'ticket events need no token',
    ({ request }) =>
      request.url.includes('/tickets/events') && !request.headers.has('authorization')
        ? new Response(': open\n\n', {
            headers: { 'content-type': 'text/event-stream', 'x-request-id': 'r' },
          })
        : undefined,
    /^tickets\/events without a token/,
  ],
  [
    'an unknown challenge completes a sign-in',
    ({ name, response }) =>
      name === 'verifySignIn' && response.status === 410
        ? json({ tokens: [{ mode: 'b2b', token: 'a.b.c' }] })
        : undefined,
    /^verifySignIn \(/,
  ],
  [
    'an unknown code of a partner signs in',
    ({ name, response }) =>
      name === 'finishPartnerSignIn' && response.status === 410
        ? json({ tokens: [{ mode: 'b2b', token: 'a.b.c' }] })
        : undefined,
    /^finishPartnerSignIn answers 410/,
  ],
  [
    'an unsigned assertion vouches for a user',
    ({ name, response }) =>
      name === 'beginPartnerSignIn' && response.status === 401
        ? json({ code: 'x', expiresAt: '2026-11-26T09:31:00.000Z', secondsLeft: 60 })
        : undefined,
    /^beginPartnerSignIn answers 401/,
  ],
  [
    'an unsigned assertion changes allowed origins',
    ({ name, response }) =>
      name === 'changeOrigins' && response.status === 401
        ? json({ environment: 'production', items: [] })
        : undefined,
    /^changeOrigins answers 401/,
  ],
  [
    'a passkey challenge is repeated',
    ({ name, response }) =>
      name === 'beginPasskeySignIn' && response.status === 200
        ? rewrite(response, (value) => {
            value.challenge = 'always';
          })
        : undefined,
    /^beginPasskeySignIn returns a new challenge/,
  ],
  [
    'a passkey may answer without user verification',
    ({ name, response }) =>
      name === 'beginPasskeySignIn' && response.status === 200
        ? rewrite(response, (value) => {
            value.options = { ...(value.options as object), userVerification: 'preferred' };
          })
        : undefined,
    /^beginPasskeySignIn returns a new challenge/,
  ],
  [
    'the request id differs from the header',
    ({ name, response }) =>
      name === 'listNews' && response.status === 422
        ? rewrite(response, (value) => {
            value.requestId = 'another';
          })
        : undefined,
    /^listNews refuses limit=0/,
  ],
];

describe('a backend that does not', () => {
  it.each(defects)('fails because %s', async (_, defect, expected) => {
    const names = await failures(defect);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(name).toMatch(expected);
  });

  it('fails where nothing answers at all', async () => {
    const report = await checkConformance({
      baseUrl: 'https://backend.invalid',
      fetch: async () => {
        throw new Error('refused');
      },
    });
    expect(report.passed).toBe(0);
    expect(report.checks[0]?.detail).toContain('refused');
  });

  it('fails where every answer is an empty 200', async () => {
    const report = await checkConformance({
      baseUrl: 'https://backend.invalid',
      fetch: async () => new Response('{}', { headers: { 'content-type': 'application/json' } }),
      credentials,
    });
    expect(report.failed).toBeGreaterThan(100);
    expect(report.passed).toBe(0);
  });
});

describe('the report', () => {
  it('is TAP', () => {
    const text = formatTap({
      checks: [
        { name: 'a', outcome: 'passed', detail: null },
        { name: 'b', outcome: 'failed', detail: 'was 500\nnot 200' },
        { name: 'c', outcome: 'skipped', detail: 'no credentials' },
      ],
      passed: 1,
      failed: 1,
      skipped: 1,
    });
    expect(text.split('\n')).toEqual([
      'TAP version 14',
      '1..3',
      'ok 1 - a',
      'not ok 2 - b',
      '  # was 500',
      '  # not 200',
      'ok 3 - c # SKIP no credentials',
      '# 1 passed, 1 failed, 1 skipped',
    ]);
  });
});

/** Runs the command against a backend on a real port. */
async function runCommand(backend: typeof fetch, ...args: string[]) {
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
    const headers = Object.entries(incoming.headers).map(
      ([key, value]) => [key, String(value)] as [string, string],
    );
    const answer = await backend(`http://local${incoming.url}`, {
      method: incoming.method ?? 'GET',
      headers,
      ...body,
    });
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
    outgoing.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const child = spawn(process.execPath, [
    join(import.meta.dirname, 'main.ts'),
    `http://127.0.0.1:${port}/`,
    ...args,
  ]);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += String(chunk);
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return { code, output };
}

describe('the command', () => {
  it('ends with 0 for a right backend and 1 for a wrong one', async () => {
    const right = await runCommand(
      createContractBackend(),
      '--user',
      credentials.username,
      '--password',
      'x',
    );
    expect(right.output).toContain('TAP version 14');
    expect(right.output).toMatch(/# \d+ passed, 0 failed, \d+ skipped/);
    expect(right.code).toBe(0);
    const wrong = await runCommand(
      createContractBackend(({ name }) => (name === 'getEnvironment' ? html(200) : undefined)),
    );
    expect(wrong.output).toContain('not ok');
    expect(wrong.code).toBe(1);
  });

  it.each([
    ['localhost:4400', /localhost:4400 is not an address: expected/],
    ['http://127.0.0.1:9', /does not answer: (?!.*fetch failed)/],
  ])('ends with 2 and a reason where it cannot reach the backend: %s', async (address, reason) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), address]);
    let output = '';
    child.stderr.on('data', (chunk) => {
      output += String(chunk);
    });
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(2);
    expect(output).toMatch(reason);
  });
});
