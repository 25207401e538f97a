import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from './build.ts';
import { type ServedExample, serveExample } from './serve-example.ts';

let answer: (request: IncomingMessage, response: ServerResponse) => void;
const api = createServer((request, response) => answer(request, response));
let example: ServedExample;

beforeAll(async () => {
  await build('elements');
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port } = api.address() as AddressInfo;
  example = await serveExample({ name: 'strict-csp', api: `http://127.0.0.1:${port}` });
}, 900_000);
afterAll(async () => {
  await example?.close();
  api.close();
});

const read = async (path: string) => {
  const got = await fetch(`${example.url}${path}`);
  return {
    status: got.status,
    type: got.headers.get('content-type'),
    headers: got.headers,
    text: await got.text(),
  };
};

/** Sends the path unchanged; fetch would normalize it. */
const readRaw = (path: string) =>
  new Promise<string>((resolve, reject) => {
    const { port } = new URL(example.url);
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(`GET ${path} HTTP/1.0\r\n\r\n`));
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });

describe('an example, served as a partner’s web server would', () => {
  it('has its page at its root, with the headers it asks for', async () => {
    const page = await read('/');
    expect([page.status, page.type]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.text).toContain('<foyer-login');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('has the built elements below /elements, without the page’s headers', async () => {
    const loader = await read('/elements/foyer.js');
    expect([loader.status, loader.type]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(loader.headers.get('content-security-policy')).toBeNull();
  });

  it.each(['/nothing.js', '/elements/', '/elements/nothing.js', '/%00', '/%ff'])(
    'returns 404 for %s',
    async (path) => {
      expect((await read(path)).status).toBe(404);
    },
  );

  it.each([
    '/../../biome.json',
    '/elements/../../biome.json',
    '/..%2f..%2fbiome.json',
    '/elements/%2e%2e/%2e%2e/biome.json',
  ])('serves no file outside its folder: %s', async (path) => {
    expect(await readRaw(path)).toMatch(/^HTTP\/1\.1 404/);
  });

  it('passes calls on with method, body and headers, and the answer back', async () => {
    answer = (request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () =>
        response
          .writeHead(207, { 'x-answer': 'yes' })
          .end(`${request.method} ${request.url} ${request.headers['x-ask']} ${body}`),
      );
    };
    const got = await fetch(`${example.url}/api/portal/thing?x=1`, {
      method: 'PUT',
      headers: { 'x-ask': 'me' },
      body: 'hello',
    });
    expect([got.status, got.headers.get('x-answer'), await got.text()]).toEqual([
      207,
      'yes',
      'PUT /api/portal/thing?x=1 me hello',
    ]);
  });

  it('says so where the API breaks off', async () => {
    answer = (request) => request.socket.destroy();
    const got = await read('/media/picture.svg');
    expect([got.status, got.text]).toEqual([502, 'The API does not respond.']);
  });

  it.each(['nothing', '../packages', 'portal/src'])('refuses %s: there is no such example', async (name) => {
    await expect(serveExample({ name })).rejects.toThrow('There is no example');
  });
});
