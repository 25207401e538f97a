// @vitest-environment jsdom
import type { HostMessage, ToolMessage } from '@foyer/contract/tools/tool-message';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { authorizeByRedirect, authorizeInFrame } from './authorization.ts';
import type { ToolPlace } from './tool-place.ts';

const address = `${location.origin}/foyer/knowledge-platform/`;
const place: ToolPlace = {
  brand: 'foyer',
  portal: 'https://portal.example',
  client: 'knowledge-platform',
  address,
  callback: `${address}callback`,
  host: 'https://portal.example',
};
const issuer = 'https://portal.example/api/portal/oauth2';
const start = location.href;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  sessionStorage.clear();
  history.replaceState(null, '', start);
});

/** Stubs the server of the tool, which exchanges codes; returns the bodies that are sent to it. */
function stubOwnServer(): Record<string, string>[] {
  const sent: Record<string, string>[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    // an earlier test file may still send requests
    if (url !== '/api/knowledge-platform/session') return Response.error();
    sent.push(JSON.parse(body) as Record<string, string>);
    return Response.json({ token: 'a-token' });
  });
  return sent;
}

/** Simulates the embedding page, which sends the messages of the test. */
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
  if (message?.type !== 'authorize') throw new Error('No authorization was requested.');
  return message.request;
};
const challengeOf = async (verifier: string) => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return Buffer.from(digest).toString('base64url');
};

describe('a code in a frame', () => {
  it('is exchanged with the verifier whose challenge was sent', async () => {
    const sent = stubOwnServer();
    const { said, answer, host } = openHost();
    const token = authorizeInFrame(place, host);
    await vi.waitUntil(() => said.length === 1);
    const { state = '', code_challenge } = requestIn(said);
    answer({ type: 'authorized', code: 'one-code', state, iss: issuer });
    expect(await token).toBe('a-token');
    expect(sent).toMatchObject([{ code: 'one-code', redirectUri: place.callback }]);
    expect(await challengeOf(sent[0]?.verifier ?? '')).toBe(code_challenge);
  });

  it.each([
    ['with another state', { state: 'foreign' }],
    ['from another issuer', { iss: 'https://evil.example/api/portal/oauth2' }],
  ])('ignores a response %s, and still accepts the right one', async (_, wrong) => {
    const sent = stubOwnServer();
    const { said, answer, host } = openHost();
    const token = authorizeInFrame(place, host);
    await vi.waitUntil(() => said.length === 1);
    const { state = '' } = requestIn(said);
    const own = { type: 'authorized', code: 'own-code', state, iss: issuer } as const;
    answer({ ...own, code: 'foreign-code', ...wrong });
    answer(own);
    expect(await token).toBe('a-token');
    expect(sent.map(({ code }) => code)).toEqual(['own-code']);
  });
});

describe('a code in the address', () => {
  const pending = { verifier: 'the-verifier', state: 'own-state' };
  const comeBack = (answer: Readonly<Record<string, string>>, kept: object | null = pending) => {
    if (kept) sessionStorage.setItem('foyer.tool.pending', JSON.stringify(kept));
    history.replaceState(null, '', `${place.callback}?${new URLSearchParams(answer)}`);
    return authorizeByRedirect(place);
  };
  const own = { code: 'one-code', state: 'own-state', iss: issuer };

  it('is exchanged once, and stands there no longer', async () => {
    const sent = stubOwnServer();
    expect(await comeBack(own)).toBe('a-token');
    expect(sent[0]?.verifier).toBe('the-verifier');
    expect(location.href).toBe(address);
    await expect(comeBack(own, null)).rejects.toThrow('state');
  });

  it.each([
    ['with a wrong state', { ...own, state: 'foreign' }, pending],
    ['without a state', { code: 'one-code', iss: issuer }, pending],
    ['from another issuer', { ...own, iss: 'https://evil.example' }, pending],
    ['without a request', own, null],
  ])('refuses a response %s, and exchanges no code', async (_, answer, kept) => {
    const sent = stubOwnServer();
    await expect(comeBack(answer, kept)).rejects.toThrow('state');
    expect([sent, location.href]).toEqual([[], address]);
  });
});
