import { existsSync, readFileSync } from 'node:fs';

const tags = ['guard', 'login', 'submit', 'frame'] as const;
/**
 * A moment at which modules of a page are needed. A module that is loaded for one names it in its first line, `// @chunk guard`:
 *
 * - `guard`: asks the server for the user and their permissions. Every screen waits for it, except the login of a signed-out visitor.
 * - `login`: the layout around the screens in front of the login.
 * - `submit`: validation of the login's form, and the code that runs after it.
 * - `frame`: menu, header, and the layout around a widget behind the login.
 */
export type ChunkTag = (typeof tags)[number];

const tagLine = /^\/\/ @chunk (\S+)\n/;

/**
 * The modules by the moment at which they are needed.
 *
 * @throws Error if a module names an unknown moment, or if no module names one of the moments
 */
export function taggedModules(modules: Iterable<string>): Readonly<Record<ChunkTag, readonly string[]>> {
  const found = Object.fromEntries(tags.map((tag) => [tag, [] as string[]])) as Record<ChunkTag, string[]>;
  for (const id of modules) {
    const [, tag] = (existsSync(id) && tagLine.exec(readFileSync(id, 'utf8'))) || [];
    if (tag === undefined) continue;
    if (!tags.some((each) => each === tag))
      throw new Error(`${id}: there is no chunk tag ${tag}. Tags: ${tags.join(', ')}.`);
    found[tag as ChunkTag].push(id);
  }
  const empty = tags.filter((tag) => found[tag].length === 0);
  if (empty.length > 0) throw new Error(`No module has the chunk tag ${empty.join(', ')}.`);
  return found;
}
