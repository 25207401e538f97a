import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../test/create-test-server.ts';
import { story } from '../../demo/demo-people.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTestServer({ demo: true });
  token = (await server.tokensOf(story.manager.email))[0]?.token ?? '';
});
afterAll(() => server.close());

const get = (path: string, accepted?: string, more: Record<string, string> = {}, method = 'GET') =>
  server.call(method, path, {
    token,
    headers: { ...(accepted === undefined ? {} : { 'accept-encoding': accepted }), ...more },
  });
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

it.each(['/articles', '/openapi.json'])('compresses JSON above a kilobyte with gzip: %s', async (path) => {
  const plain = await bytesOf(await get(path));
  const answer = await get(path, 'br;q=1.0, gzip;q=0.8, *;q=0.1');
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(answer.headers.get('vary')).toContain('Accept-Encoding');
  const small = await bytesOf(answer);
  // the length is known only for responses that are cached compressed
  expect([null, String(small.length)]).toContain(answer.headers.get('content-length'));
  expect(small.length).toBeLessThan(plain.length / 4);
  expect(gunzipSync(small).equals(plain)).toBe(true);
});

it.each([undefined, '', 'br', 'identity', 'gzip;q=0', '*;q=0', 'gzip;q=0, *'])(
  'sends it uncompressed to a client that accepts %s',
  async (accepted) => {
    const answer = await get('/articles', accepted);
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    expect(Number(answer.headers.get('content-length'))).toBe((await bytesOf(answer)).length);
  },
);

it('sends small answers, problems, pictures and files uncompressed', async () => {
  const media = await server.fetch(
    new Request('http://foyer.test/media/brands/foyer/logo.svg', { headers: { 'accept-encoding': 'gzip' } }),
  );
  const answers = [
    await get('/environment', 'gzip'),
    await get('/article/nothing', 'gzip'),
    await get('/article/art-fp-11-s-lan/document/doc-fp-data', 'gzip'),
    media,
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 200, 200]);
  for (const { headers } of answers) expect(headers.get('content-encoding')).toBeNull();
});

it('works for pages of another origin, and with HEAD', async () => {
  const answer = await get('/articles', 'gzip', { origin: 'https://elsewhere.test' });
  expect(answer.headers.get('vary')).toBe('Accept-Encoding, Origin');
  const head = await get('/articles', 'gzip', {}, 'HEAD');
  expect([head.status, (await bytesOf(head)).length]).toEqual([200, 0]);
});
