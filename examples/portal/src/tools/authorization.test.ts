import type { HostMessage, ToolMessage } from '@foyer/contract/tools/tool-message';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { authorizeByRedirect, authorizeInFrame } from './authorization.ts';
import type { ToolPlace } from './tool-place.ts';

const address = `${location.origin}/foyer/knowledge-platform/`;
const place: ToolPlace = {
  ...{ brand: 'foyer', client: 'knowledge-platform', address, callback: `${address}callback` },
  host: 'https://portal.example',
};
const issuer = { portalUrl: 'https://portal.example', issuer: 'https://portal.example/api/portal/oauth2' };
const start = location.href;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  sessionStorage.clear();
  history.replaceState(null, '', start);
});

/** The token endpoint; answers what was sent to it. */
function stubTokenEndpoint(): URLSearchParams[] {
  const sent: URLSearchParams[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: URLSearchParams }) => {
    // a file before this one may still ask for something of its own
    if (url !== `${issuer.issuer}/token`) return Response.error();
    sent.push(body);
    return Response.json({ access_token: 'a-token' });
  });
  return sent;
}

/** The page around, which answers what the test says. */
function openHost() {
  const said: ToolMessage[] = [];
  let listener: (message: HostMessage) => void = () => undefined;
  return {
    said,
    answer: (message: HostMessage) => listener(message),
    host: {
      say: (message: ToolMessage) => void said.push(message),
      hear: (next: typeof listener) => {
        listener = next;
        return () => undefined;
      },
    },
  };
}
const requestIn = (said: readonly ToolMessage[]) => {
  const [message] = said;
  if (message?.type !== 'authorize') throw new Error('Nothing was asked');
  return message.request;
};
const challengeOf = async (verifier: string) => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return Buffer.from(digest).toString('base64url');
};

describe('a code in a frame', () => {
  it('is exchanged with the verifier whose challenge was sent', async () => {
    const sent = stubTokenEndpoint();
    const { said, answer, host } = openHost();
    const token = authorizeInFrame(place, issuer, host);
    await vi.waitUntil(() => said.length === 1);
    const { state = '', code_challenge } = requestIn(said);
    answer({ type: 'authorized', code: 'one-code', state, iss: issuer.issuer });
    expect(await token).toBe('a-token');
    expect(sent[0]?.get('code')).toBe('one-code');
    expect(await challengeOf(sent[0]?.get('code_verifier') ?? '')).toBe(code_challenge);
  });

  it.each([
    ['with another state', { state: 'foreign' }],
    ['of another issuer', { iss: 'https://evil.example/api/portal/oauth2' }],
  ])('%s is passed over, and the own one is still taken', async (_, wrong) => {
    const sent = stubTokenEndpoint();
    const { said, answer, host } = openHost();
    const token = authorizeInFrame(place, issuer, host);
    await vi.waitUntil(() => said.length === 1);
    const { state = '' } = requestIn(said);
    const own = { type: 'authorized', code: 'own-code', state, iss: issuer.issuer } as const;
    answer({ ...own, code: 'foreign-code', ...wrong });
    answer(own);
    expect(await token).toBe('a-token');
    expect(sent.map((body) => body.get('code'))).toEqual(['own-code']);
  });
});

describe('a code in the address', () => {
  const pending = { verifier: 'the-verifier', state: 'own-state' };
  const comeBack = (answer: Readonly<Record<string, string>>, kept: object | null = pending) => {
    if (kept) sessionStorage.setItem('foyer.tool.pending', JSON.stringify(kept));
    history.replaceState(null, '', `${place.callback}?${new URLSearchParams(answer)}`);
    return authorizeByRedirect(place, issuer);
  };
  const own = { code: 'one-code', state: 'own-state', iss: issuer.issuer };

  it('is exchanged once, and stands there no longer', async () => {
    const sent = stubTokenEndpoint();
    expect(await comeBack(own)).toBe('a-token');
    expect(sent[0]?.get('code_verifier')).toBe('the-verifier');
    expect(location.href).toBe(address);
    await expect(comeBack(own, null)).rejects.toThrow('state');
  });

  it.each([
    ['with a wrong state', { ...own, state: 'foreign' }, pending],
    ['without a state', { code: 'one-code', iss: issuer.issuer }, pending],
    ['of another issuer', { ...own, iss: 'https://evil.example' }, pending],
    ['that nobody asked for', own, null],
  ])('%s is refused, and nothing is exchanged', async (_, answer, kept) => {
    const sent = stubTokenEndpoint();
    await expect(comeBack(answer, kept)).rejects.toThrow('state');
    expect([sent, location.href]).toEqual([[], address]);
  });
});
