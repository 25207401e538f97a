import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';

/** Content types by file extension. */
export const mediaTypes: ReadonlyMap<string, string> = new Map(
  Object.entries({
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
  }),
);

/** A directory, and the headers of all its files. */
export interface FileRoot {
  readonly root: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Caching of files whose name does not determine it. */
  readonly cacheControl?: string;
}

/** Caching of files that never change. */
export const YEAR = 'public, max-age=31536000, immutable';
/** Caching of files that may change under the same name. */
export const FIVE_MINUTES = 'public, max-age=300';
/**
 * A name with a content hash, `assets/app-BX2mQa7k.js`, whose content never changes. In other folders such a name can contain a word
 * of that length: `widgets/forget-password.js`.
 */
const hashed = /^(assets|chunks)\/.*[-.][A-Za-z0-9_-]{8,}\.(js|css|woff2|svg|png|webp|map)$/;

/** Serves a file below a root, compressed where the browser accepts it; null where there is none, for names outside the root and dot files. */
export async function serveFile(
  request: Request,
  { root, headers, cacheControl }: FileRoot,
  name: string,
): Promise<Response | null> {
  const base = resolve(root);
  const path = resolve(base, name);
  if (!path.startsWith(base + sep) || name.split('/').some((part) => part.startsWith('.'))) return null;
  const found = await findFile(path, request.headers.get('accept-encoding') ?? '');
  if (!found) return null;
  // the page and the files that it loads by a fixed name must have the same version, so both are revalidated
  const isAsked = path.endsWith('.html') || name.startsWith('chatbot/');
  const all: Record<string, string> = {
    'content-type': mediaTypes.get(extname(path)) ?? 'application/octet-stream',
    'cache-control': cacheControl ?? (isAsked ? 'no-cache' : hashed.test(name) ? YEAR : FIVE_MINUTES),
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

/** Finds a file, or its compressed version beside it (`app.js.br`) where the browser accepts that. */
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
