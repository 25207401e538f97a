// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { explainRefusal } from './explain-refusal.ts';
import { createTransport } from './transport.ts';

const apiBase = 'https://portal.example';

/** Returns a server that is available or not, and that allows this page or not. */
function serverThat(isThere: boolean, isOpen: boolean) {
  vi.stubGlobal('fetch', async (_: string, { mode }: RequestInit) => {
    if (!isThere || (mode === 'cors' && !isOpen)) throw new TypeError('Failed to fetch');
    return new Response('ok');
  });
  return vi.spyOn(console, 'error').mockImplementation(() => {});
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('says in one line that an origin is refused, and which command allows it', async () => {
  const said = serverThat(true, false);
  expect(await explainRefusal({ apiBase, brand: 'nordlicht' })).toBe(true);
  expect(said.mock.calls).toEqual([
    [
      `Foyer: ${apiBase} does not let pages of ${location.origin} use the brand "nordlicht". ` +
        `Its operator allows them with: npm run origins -- allow nordlicht ${location.origin}`,
    ],
  ]);
});

it.each([
  ['the server is unreachable', serverThat.bind(null, false, false), { apiBase }],
  ['the page is allowed', serverThat.bind(null, true, true), { apiBase }],
  ['the API has the page’s own origin', serverThat.bind(null, true, false), {}],
])('says nothing where %s', async (_, serve, options) => {
  const said = serve();
  expect(await explainRefusal(options)).toBe(false);
  expect(said).not.toHaveBeenCalled();
});

it('runs once per outage, however many calls get no response', async () => {
  const asked: string[] = [];
  let isThere = false;
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const url = input instanceof Request ? input.url : String(input);
    asked.push(url);
    if (!isThere) throw new TypeError('Failed to fetch');
    return Response.json({});
  });
  const send = createTransport({ apiBase }, () => 'de');
  const questions = () => asked.filter((url) => url.endsWith('/api/portal/environment')).length;
  const write = () => send('setLocale', { body: { locale: 'de_DE' } }, null);
  await write();
  await vi.waitUntil(() => questions() === 1);
  for (let call = 0; call < 3; call++) expect(await write()).toMatchObject({ ok: false });
  isThere = true;
  await write();
  isThere = false;
  await write();
  await vi.waitUntil(() => questions() > 1);
  expect(questions()).toBe(2);
});
