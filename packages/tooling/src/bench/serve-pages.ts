import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { inRoot } from '../paths.ts';
import { baselinePage, baselineScript, foyerPage, unnamedPage } from './baseline-page.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
};

const read = (path: string): { body: Buffer; type: string } | null => {
  if (path === '/floor') return { body: Buffer.from(baselinePage), type: 'text/html' };
  if (path === '/floor.js') return { body: Buffer.from(baselineScript), type: 'text/javascript' };
  if (path === '/foyer') return { body: Buffer.from(foyerPage), type: 'text/html' };
  if (path === '/unnamed') return { body: Buffer.from(unnamedPage), type: 'text/html' };
  if (!path.startsWith('/elements/')) return null;
  const file = join(inRoot('packages/elements/dist'), normalize(path.slice('/elements'.length)));
  return existsSync(file) ? { body: readFileSync(file), type: types[extname(file)] ?? 'text/plain' } : null;
};

const compressed = new Map<string, Buffer>();

/** Compresses each file once, since the real server also has compressed files. */
function compress(path: string, body: Buffer): Buffer {
  const known = compressed.get(path) ?? brotliCompressSync(body);
  compressed.set(path, known);
  return known;
}

/** Serves the pages with all files brotli-compressed; the API answers 503, as at the beginning of an outage. */
export async function servePages(): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    const found = read(path);
    if (!found) return void response.writeHead(503).end();
    response
      .writeHead(200, { 'content-type': `${found.type}; charset=utf-8`, 'content-encoding': 'br' })
      .end(compress(path, found.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
