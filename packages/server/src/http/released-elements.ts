import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { anyOrigin, FIVE_MINUTES, serveFile, YEAR } from './serve-file.ts';

const feed = 'releases.json';
/** `1.4.2/…`, which never changes, or `1/…`, the newest of its kind. */
const pinned = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?\//;
const evergreen = /^\d+\//;

interface Feed {
  readonly items: readonly { readonly id: string }[];
}

async function versionsIn(store: string): Promise<string[]> {
  const text = await readFile(join(store, feed), 'utf8').catch(() => '{"items":[]}');
  return (JSON.parse(text) as Feed).items.map(({ id }) => id);
}

/** For whoever looks why a page's script is missing. */
async function missing(store: string | null, name: string): Promise<Response> {
  const known = store ? await versionsIn(store) : [];
  const [folder = ''] = name.split('/');
  const isThere = known.some((version) => version === folder || version.startsWith(`${folder}.`));
  const lines = [
    isThere
      ? `Version ${folder} of the elements has no such file.`
      : `Version ${folder} of the elements is not here.`,
    known.length > 0
      ? `Here are: ${known.join(', ')}.`
      : 'This server has no released versions (FOYER_RELEASES_DIR).',
    known.length > 0 ? `What changed, and how long each is served: /elements/${feed}` : '',
  ];
  // it may be published in a moment
  const headers = { ...anyOrigin, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(`${lines.filter(Boolean).join('\n')}\n`, { status: 404, headers });
}

/**
 * Serves the store of released elements (docs/versions.md), by the path below `/elements/`: a version for ever, a major version and the
 * feed for minutes. Null for what is no version's.
 */
export function createReleasedElements(
  store: string | null,
): (request: Request, name: string) => Promise<Response | null> {
  return async (request, name) => {
    const isPinned = pinned.test(name);
    if (!isPinned && !evergreen.test(name) && name !== feed) return null;
    const cacheControl = isPinned ? YEAR : FIVE_MINUTES;
    const file = store && (await serveFile(request, { root: store, headers: anyOrigin, cacheControl }, name));
    return file || missing(store, name);
  };
}
