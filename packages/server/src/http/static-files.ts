import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { Config } from '../config.ts';
import { documentOf } from './portal-document.ts';
import { type PolicyOrigins, portalPolicy } from './security-headers.ts';

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** A directory below a path, and the headers of everything in it. */
interface Mount {
  readonly prefix: string;
  readonly root: string;
  readonly headers: Readonly<Record<string, string>>;
}

const YEAR = 'public, max-age=31536000, immutable';
/** A name with a content hash, `foyer-login-BX2mQa7k.js`: what is in it never changes. */
const hashed = /[-.][A-Za-z0-9_-]{8,}\.(js|css|woff2|svg|png|webp|map)$/;
const anyOrigin = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

/** Pages that a link with a secret leads to: no other page shall hear where somebody came from. */
const hasSecret = /\/(activate-invitation|forget-password)\/?$/;

/**
 * Serves the built portal (its page for every route) and the custom elements. `outside`: which other
 * hosts the portal's page may reach.
 */
export function createStaticFiles(
  config: Config,
  outside: () => Promise<PolicyOrigins>,
): (request: Request) => Promise<Response | null> {
  const mounts: Mount[] = [];
  if (config.elementsDir) mounts.push({ prefix: '/elements/', root: config.elementsDir, headers: anyOrigin });
  const portal = config.portalDir ? { prefix: '/', root: config.portalDir, headers: {} } : null;
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const path = decodePath(new URL(request.url).pathname);
    if (path === null) return null;
    const mount = mounts.find(({ prefix }) => path.startsWith(prefix));
    if (mount) return serve(request, mount, path.slice(mount.prefix.length));
    if (!portal || path.startsWith('/elements/')) return null;
    const file = await serve(request, portal, path.slice(1));
    if (file) return withPolicy(file, outside);
    // Every route of the portal is its one page; a file that is not there is not, unless somebody visits it.
    const isVisit = request.headers.get('accept')?.includes('text/html') === true;
    if (!isVisit && /\.[^/]*$/.test(path)) return null;
    const own = documentOf(path);
    const document = own === null ? null : await serve(request, portal, own);
    const page = await withPolicy(document ?? (await serve(request, portal, 'index.html')), outside);
    if (hasSecret.test(path)) page?.headers.set('referrer-policy', 'no-referrer');
    return page;
  };
}

/** The policy comes with the page, and with the answer that it has not changed. */
async function withPolicy(answer: Response | null, outside: () => Promise<PolicyOrigins>) {
  if (answer && answer.headers.get('content-type') === mediaTypes['.html'])
    answer.headers.set('content-security-policy', portalPolicy(await outside()));
  return answer;
}

function decodePath(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes('\0') || decoded.includes('\\') ? null : decoded;
  } catch {
    return null;
  }
}

async function serve(request: Request, { root, headers }: Mount, name: string): Promise<Response | null> {
  const base = resolve(root);
  const path = resolve(base, name);
  if (!path.startsWith(base + sep) || name.split('/').some((part) => part.startsWith('.'))) return null;
  const found = await findFile(path, request.headers.get('accept-encoding') ?? '');
  if (!found) return null;
  // The page, and what it loads by a name that stays, belong together: neither is an older one than the other.
  const isAsked = path.endsWith('.html') || name.startsWith('chatbot/');
  const all: Record<string, string> = {
    'content-type': mediaTypes[extname(path)] ?? 'application/octet-stream',
    'cache-control': isAsked ? 'no-cache' : hashed.test(path) ? YEAR : 'public, max-age=300',
    etag: found.etag,
    vary: 'Accept-Encoding',
    ...(found.encoding ? { 'content-encoding': found.encoding } : {}),
    ...headers,
  };
  if (request.headers.get('if-none-match')?.includes(found.etag))
    return new Response(null, { status: 304, headers: all });
  all['content-length'] = String(found.size);
  if (request.method === 'HEAD') return new Response(null, { headers: all });
  const body = Readable.toWeb(createReadStream(found.path)) as ReadableStream<Uint8Array>;
  return new Response(body, { headers: all });
}

/** The file, or its compressed twin beside it (`app.js.br`) where the browser takes that. */
async function findFile(path: string, accepted: string) {
  const original = await statFile(path);
  if (!original) return null;
  for (const [encoding, suffix] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    if (!accepted.includes(encoding)) continue;
    const twin = await statFile(path + suffix);
    if (twin && twin.mtimeMs >= original.mtimeMs)
      return { path: path + suffix, encoding, size: twin.size, etag: etagOf(twin) };
  }
  return { path, encoding: null, size: original.size, etag: etagOf(original) };
}

const etagOf = ({ size, mtimeMs }: { size: number; mtimeMs: number }): string =>
  `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;

async function statFile(path: string) {
  const found = await stat(path).catch(() => null);
  return found?.isFile() ? found : null;
}
