import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fallbackLanguage, languageCodes } from '@foyer/contract/languages';
import { loadTexts } from '../../domain/languages/load-texts.ts';
import { anyOrigin } from '../origins/any-origin.ts';
import { acceptedLanguages, matchLocale } from '../pipeline/request-locale.ts';
import { FIVE_MINUTES, serveFile, YEAR } from '../portal/serve-file.ts';
import type de from './locales/de.json';

const texts = await loadTexts<keyof typeof de>(
  (language) => import(`./locales/${language}.json`, { with: { type: 'json' } }),
);

const feed = 'releases.json';
/** Matches `1.4.2/…`, which never changes; below, `1/…`, the newest version of a major one. */
const pinned = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?\//;
const evergreen = /^\d+\//;

interface Feed {
  readonly items: readonly { readonly id: string }[];
}

async function versionsIn(store: string): Promise<string[]> {
  const text = await readFile(join(store, feed), 'utf8').catch(() => '{"items":[]}');
  return (JSON.parse(text) as Feed).items.map(({ id }) => id);
}

/** Answers a missing file with a text for developers who look for the reason. */
async function missing(request: Request, store: string | null, name: string): Promise<Response> {
  const wanted = matchLocale(acceptedLanguages(request.headers.get('accept-language')), languageCodes);
  const language = languageCodes.find((code) => code === wanted) ?? fallbackLanguage;
  const versions = store ? await versionsIn(store) : [];
  const [version = ''] = name.split('/');
  const isThere = versions.some((each) => each === version || each.startsWith(`${version}.`));
  const lines = [
    texts(language, isThere ? 'releases.no-file' : 'releases.no-version', { version }),
    ...(versions.length > 0
      ? [
          texts(language, 'releases.known', { versions: versions.join(', ') }),
          texts(language, 'releases.feed', { address: `/elements/${feed}` }),
        ]
      : [texts(language, 'releases.none')]),
  ];
  // the file may be published in a moment
  const headers = { ...anyOrigin, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(`${lines.join('\n')}\n`, { status: 404, headers });
}

/**
 * Serves the store of released elements (docs/versions.md), by the path below `/elements/`: a version is cached permanently, a major
 * version and the feed for minutes. Null for any other path.
 */
export function createReleasedElements(
  store: string | null,
): (request: Request, name: string) => Promise<Response | null> {
  return async (request, name) => {
    const isPinned = pinned.test(name);
    if (!isPinned && !evergreen.test(name) && name !== feed) return null;
    const cacheControl = isPinned ? YEAR : FIVE_MINUTES;
    const file = store && (await serveFile(request, { root: store, headers: anyOrigin, cacheControl }, name));
    return file || missing(request, store, name);
  };
}
