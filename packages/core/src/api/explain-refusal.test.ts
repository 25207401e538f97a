// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { explainRefusal } from './explain-refusal.ts';

const apiBase = 'https://portal.example';

/** A server that is there or not, and that lets this page in or not. */
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

it('says in one line that an origin is refused, and how it is allowed', async () => {
  const said = serverThat(true, false);
  expect(await explainRefusal({ apiBase, brand: 'nordlicht' })).toBe(true);
  expect(said.mock.calls).toEqual([
    [
      `Foyer: ${apiBase} does not let pages of ${location.origin} use the brand "nordlicht". ` +
        `Whoever runs it allows them with: npm run origins -- allow nordlicht ${location.origin}`,
    ],
  ]);
});

it.each([
  ['the server is away', serverThat.bind(null, false, false), { apiBase }],
  ['it lets the page in', serverThat.bind(null, true, true), { apiBase }],
  ['the API has the page’s own origin', serverThat.bind(null, true, false), {}],
])('says nothing where %s', async (_, serve, options) => {
  const said = serve();
  expect(await explainRefusal(options)).toBe(false);
  expect(said).not.toHaveBeenCalled();
});
