import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from './paths.ts';

/** Options for serving an example. */
export interface ServeExampleOptions {
  /** A folder of `examples/`. */
  readonly name: string;
  /** @default 0, any free port */
  readonly port?: number;
  /** Server to which `/api` and `/media` are proxied. @default 'http://127.0.0.1:4400' */
  readonly api?: string;
}

/** An example that is being served. */
export interface ServedExample {
  readonly url: string;
  close(): Promise<void>;
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/**
 * Serves an example as a partner's web server does: its files with the headers of its `headers.json`, `/elements/*` from
 * the built elements, and `/api` and `/media` proxied to the API, so that page and API share an origin.
 */
export async function serveExample({
  name,
  port = 0,
  api = 'http://127.0.0.1:4400',
}: ServeExampleOptions): Promise<ServedExample> {
  const folder = inRoot('examples', name);
  if (!/^[a-z-]+$/.test(name) || !existsSync(join(folder, 'index.html')))
    throw new Error(`There is no example ${name}.`);
  const elements = inRoot('packages', 'elements', 'dist');
  if (!existsSync(join(elements, 'foyer.js'))) throw new Error('Build the elements first: npm run build');
  const headers = readHeaders(folder);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (/^\/(api|media)\//.test(pathname)) passOn(request, response, api);
    else if (pathname.startsWith('/elements/')) sendFile(response, elements, pathname.slice(9), {});
    else sendFile(response, folder, pathname === '/' ? '/index.html' : pathname, headers);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function readHeaders(folder: string): Record<string, string> {
  const file = join(folder, 'headers.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

function sendFile(
  response: ServerResponse,
  folder: string,
  path: string,
  headers: Record<string, string>,
): void {
  const file = normalize(join(folder, safeDecode(path)));
  const isInside = file.startsWith(folder + sep);
  if (!isInside || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404, { ...headers, 'content-type': 'text/plain' }).end('not found');
    return;
  }
  response.writeHead(200, {
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    ...headers,
    'content-type': mediaTypes[extname(file)] ?? 'application/octet-stream',
  });
  createReadStream(file).pipe(response);
}

function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path).replaceAll('\0', '');
  } catch {
    return '';
  }
}

function passOn(request: IncomingMessage, response: ServerResponse, api: string): void {
  const target = new URL(request.url ?? '/', api);
  const headers = { ...request.headers, host: target.host };
  const outgoing = forward(target, { method: request.method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  outgoing.on('error', () => {
    if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' });
    response.end('The API does not respond.');
  });
  response.on('close', () => outgoing.destroy());
  request.pipe(outgoing);
}

/** `npm run example plain-html -- [--port 4410] [--api http://127.0.0.1:4400]` */
async function serveFromCommandLine(): Promise<void> {
  const words = process.argv.slice(2);
  const option = (name: string) => {
    const at = words.indexOf(`--${name}`);
    return at < 0 ? undefined : words[at + 1];
  };
  const api = option('api');
  const served = await serveExample({
    name: words[0] ?? '',
    port: Number(option('port') ?? 0),
    ...(api ? { api } : {}),
  });
  console.log(`${words[0]}: ${served.url}`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await serveFromCommandLine().catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
}
