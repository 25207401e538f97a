import { describeWidget, problem, showWidget } from '@foyer/testing';
import { createFakeEnvironment } from '@foyer/testing/fake/fake-user';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { toolWidget } from '../tools.manifest.ts';
import { frameAddress } from './tool-frame-address.ts';

const address = 'https://werkzeuge.example/foyer/knowledge-platform/';
const environment = createFakeEnvironment();
const noTools = {
  ...environment,
  tools: { knowledgePlatformUrl: null, smartConnectUrl: null, reservationToolUrl: null },
};

describeWidget(toolWidget, {
  answers: {},
  ready: 'Wissensplattform',
  empty: { answers: { getEnvironment: noTools }, text: 'Dieses Werkzeug gibt es hier nicht' },
  failing: null,
});

const request = {
  response_type: 'code',
  client_id: 'knowledge-platform',
  redirect_uri: `${address}callback`,
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
  state: 'own-state',
};
const authorization = {
  code: 'one-code',
  state: 'own-state',
  iss: 'https://portal.example/api/portal/oauth2',
};

async function show(answers: object = {}) {
  const shown = await showWidget(toolWidget, {
    answers: { authorizeTool: authorization, ...answers } as never,
    props: { page: 'KNOWLEDGE-PLATFORM' },
  });
  const frame = await vi.waitUntil(() => shown.shadow.querySelector('iframe'));
  const said: [unknown, string][] = [];
  // jsdom creates no window for a frame in a shadow root.
  const postMessage = (message: unknown, origin: string) => void said.push([message, origin]);
  const inside = { postMessage } as unknown as Window;
  Object.defineProperty(frame, 'contentWindow', { value: inside });
  const say = (data: object, { origin = 'https://werkzeuge.example', source = inside } = {}) => {
    const event = new MessageEvent('message', { data: { protocol: 'foyer-tool-1', ...data }, origin });
    Object.defineProperty(event, 'source', { value: source });
    window.dispatchEvent(event);
  };
  return { ...shown, frame, said, say };
}

describe('a tool in its frame', () => {
  it('may run scripts and submit forms, and nothing else', async () => {
    const { frame } = await show();
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms');
    expect(frame.getAttribute('allow')).toBe('');
    expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer');
    const { origin, pathname, search, hash } = new URL(frame.src);
    expect([origin + pathname, search]).toEqual([address, '']);
    expect(hash).toBe(`#${new URLSearchParams({ host: location.origin })}`);
  });

  it('receives a code for its own request, at its own origin, and no token', async () => {
    const { say, said, api } = await show();
    say({ type: 'ready' });
    say({ type: 'authorize', request: { ...request, portal_authorization: 'x' } });
    await vi.waitUntil(() => said.length === 2);
    expect(api.callsOf('authorizeTool').map(({ body }) => body)).toEqual([request]);
    expect(said).toEqual([
      [
        { protocol: 'foyer-tool-1', type: 'init', locale: 'de_DE', scheme: 'light' },
        'https://werkzeuge.example',
      ],
      [{ protocol: 'foyer-tool-1', type: 'authorized', ...authorization }, 'https://werkzeuge.example'],
    ]);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another window', { source: window }],
  ])('is not mistaken for %s', async (_, from) => {
    const { say, said, api } = await show();
    say({ type: 'ready' }, from as never);
    say({ type: 'authorize', request }, from as never);
    say({ type: 'ready' });
    await vi.waitUntil(() => said.length === 1);
    expect(api.callsOf('authorizeTool')).toEqual([]);
  });

  it.each([
    ['another client', { client_id: 'reservation-tool' }],
    ['another address', { redirect_uri: 'https://evil.example/callback' }],
  ])('is refused a code for %s, without asking the server', async (_, other) => {
    const { say, said, api } = await show();
    say({ type: 'authorize', request: { ...request, ...other } });
    await vi.waitUntil(() => said.length === 1);
    expect(said[0]?.[0]).toMatchObject({ type: 'refused', error: 'invalid' });
    expect(api.callsOf('authorizeTool')).toEqual([]);
  });

  it('is notified when the page changes from light to dark', async () => {
    const { say, said, frame } = await show();
    let scheme = 'light';
    const real = getComputedStyle;
    vi.spyOn(globalThis, 'getComputedStyle').mockImplementation((node, pseudo) =>
      node === frame ? ({ colorScheme: scheme } as CSSStyleDeclaration) : real(node, pseudo),
    );
    onTestFinished(() => {
      vi.restoreAllMocks();
      document.documentElement.removeAttribute('data-scheme');
    });
    say({ type: 'signed-in' });
    await vi.waitUntil(() => said.length === 1);
    scheme = 'dark';
    document.documentElement.dataset.scheme = 'dark';
    await vi.waitUntil(() => said.length === 2);
    document.documentElement.dataset.other = 'x';
    expect(said.map(([message]) => (message as { scheme: string }).scheme)).toEqual(['light', 'dark']);
    delete document.documentElement.dataset.other;
  });

  it('that reports a signed-out user makes the page check the session once', async () => {
    const { say, api } = await show();
    const before = api.callsOf('getUserInfo').length;
    say({ type: 'signed-out' });
    say({ type: 'signed-out' });
    await vi.waitUntil(() => api.callsOf('getUserInfo').length > before);
    expect(api.callsOf('getUserInfo')).toHaveLength(before + 1);
  });

  it('has the height it reports, within limits, and its title', async () => {
    const { say, frame } = await show();
    say({ type: 'signed-in' });
    say({ type: 'size', height: 1234.4 });
    await vi.waitUntil(() => frame.height === '1234');
    say({ type: 'size', height: 9e9 });
    await vi.waitUntil(() => frame.height === '6000');
    say({ type: 'title', title: 'Ladekarte verloren' });
    await vi.waitUntil(() => frame.title === 'Wissensplattform: Ladekarte verloren');
  });

  it('that is refused shows an error, and is opened again by a button', async () => {
    const { say, screen, shadow, api } = await show();
    api.respond('authorizeTool', () => problem(403, 'tool_forbidden'));
    say({ type: 'authorize', request });
    (await screen.findByRole('button', { name: 'Erneut versuchen' })).click();
    await vi.waitUntil(() => shadow.querySelector('iframe'));
    expect(api.callsOf('authorizeTool')).toHaveLength(1);
  });

  it('that the page’s policy blocks shows an error', async () => {
    const { screen } = await show();
    const violation = Object.assign(new Event('securitypolicyviolation'), {
      blockedURI: 'https://werkzeuge.example',
      effectiveDirective: 'frame-src',
    });
    document.dispatchEvent(violation);
    await screen.findByRole('heading', { name: 'Das Werkzeug darf hier nicht angezeigt werden' });
  });
});

it.each([
  ['KNOWLEDGE-PLATFORM', [], 'Wissensplattform', true],
  ['CHARGING-SMART-CONNECT', ['ROLE_SMART_CONNECT'], 'Smart Connect', true],
  ['CHARGING-SMART-CONNECT', [], 'Kein Zugriff', false],
  ['RESERVATION-TOOL', [], 'Kein Zugriff', false],
] as const)('are one page, told apart by its identifier', async (page, roles, heading, isFramed) => {
  const shown = await showWidget(toolWidget, {
    props: { page },
    roles: [...roles],
  });
  await shown.screen.findByRole('heading', { name: heading });
  expect(shown.shadow.querySelector('iframe') !== null).toBe(isFramed);
});

describe('an address', () => {
  const at = (text: string) => frameAddress(text, { origin: 'https://portal.example' } as Location);
  it.each([
    ['http://werkzeuge.example/'],
    ['https://portal.example/tool/'],
    ['https://user:secret@werkzeuge.example/'],
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['/tool/'],
  ])('%s is not framed', (text) => expect(at(text)).toBeNull());
  it('is framed by https, and on this machine without', () => {
    expect(at('https://werkzeuge.example/a/')?.origin).toBe('https://werkzeuge.example');
    expect(at('http://tools.localhost:4400/a/')?.origin).toBe('http://tools.localhost:4400');
  });
});
