import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { memoized } from '../responses/ttl-cache.ts';

const hash = v.pipe(v.string(), v.regex(/^sha256-[A-Za-z0-9+/]{43}=$/));
const schema = v.object({ scripts: v.array(hash), styles: v.array(hash) });

/** Hashes of the inline scripts and styles in a portal's documents, for a policy (CSP Level 3, 2.3.1: `sha256-…`). */
export type InlineCode = v.InferOutput<typeof schema>;

/** Returns the hash by which a policy allows inline code. */
export const inlineHash = (code: string): string =>
  `sha256-${createHash('sha256').update(code).digest('base64')}`;

const none: InlineCode = { scripts: [], styles: [] };

/**
 * Returns a reader of the hashes of a built portal's inline code, from `pages/inline.json`; empty where there is no such file. The file is
 * read again every five seconds, for a build that is replaced in place. Throws where the file is invalid.
 */
export function createInlineCode(root: string): () => Promise<InlineCode> {
  const load = memoized(async (path) => {
    const text = await readFile(path, 'utf8').catch(() => null);
    return text === null ? none : v.parse(schema, JSON.parse(text));
  }, 5);
  return () => load(join(root, 'pages', 'inline.json'));
}
