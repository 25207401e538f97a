import { existsSync, readFileSync } from 'node:fs';

const tags = ['guard', 'request', 'login', 'submit', 'frame', 'list', 'pages'] as const;
/**
 * A moment at which modules of a page are wanted. A module that is loaded for one says so in its first line, `// @chunk guard`:
 *
 * - `guard`: asks the server who is there and what they may see. Every screen waits for it but the login of who is not signed in.
 * - `request`: what a request leaves with that the first script has not sent.
 * - `login`: what stands around the screens in front of the login.
 * - `submit`: checks of the login's form, and what follows it.
 * - `frame`: menu, header, and what stands around a widget behind the login.
 * - `list`, `pages`: what every list has, and what those have that show their entries by pages.
 */
export type ChunkTag = (typeof tags)[number];

const tagLine = /^\/\/ @chunk (\S+)\n/;

/**
 * The modules by the moment that they are wanted at.
 *
 * @throws Error where a module names no such moment, or where none names one of them
 */
export function taggedModules(modules: Iterable<string>): Readonly<Record<ChunkTag, readonly string[]>> {
  const found = Object.fromEntries(tags.map((tag) => [tag, [] as string[]])) as Record<ChunkTag, string[]>;
  for (const id of modules) {
    const [, tag] = (existsSync(id) && tagLine.exec(readFileSync(id, 'utf8'))) || [];
    if (tag === undefined) continue;
    if (!tags.some((each) => each === tag)) throw new Error(`${id}: there is no chunk ${tag}.`);
    found[tag as ChunkTag].push(id);
  }
  const empty = tags.filter((tag) => found[tag].length === 0);
  if (empty.length > 0) throw new Error(`No module is loaded for ${empty.join(', ')}.`);
  return found;
}
