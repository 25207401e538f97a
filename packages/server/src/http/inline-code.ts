import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { memoized } from './ttl-cache.ts';

const hash = v.pipe(v.string(), v.regex(/^sha256-[A-Za-z0-9+/]{43}=$/));
const schema = v.object({ scripts: v.array(hash), styles: v.array(hash) });

/** What stands inside of a portal's documents, by its hashes as a policy names them (CSP Level 3, 2.3.1: `sha256-…`). */
export type InlineCode = v.InferOutput<typeof schema>;

/** How a policy names code inside of a page. */
export const inlineHash = (code: string): string =>
  `sha256-${createHash('sha256').update(code).digest('base64')}`;

const none: InlineCode = { scripts: [], styles: [] };

/**
 * The hashes of a built portal's inline code, from `pages/inline.json`; empty where there is no such file. Read again every
 * five seconds, for a build that is put in the place of another. Throws where the file is not what it should be.
 */
export function createInlineCode(root: string): () => Promise<InlineCode> {
  const load = memoized(async (path) => {
    const text = await readFile(path, 'utf8').catch(() => null);
    return text === null ? none : v.parse(schema, JSON.parse(text));
  }, 5);
  return () => load(join(root, 'pages', 'inline.json'));
}
