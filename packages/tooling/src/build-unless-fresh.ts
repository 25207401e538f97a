import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { oneAtATime } from './one-at-a-time.ts';
import { cacheDir, root } from './paths.ts';

const notBuilt = new Set(['node_modules', 'dist', 'dist-types', 'test', 'e2e', 'migrations']);

/** Paths of the files below a folder, relative to it, with forward slashes and in the same order on every machine. */
function filesBelow(folder: string, skipped: ReadonlySet<string>, inside = ''): string[] {
  const entries = readdirSync(join(folder, inside), { withFileTypes: true });
  return entries
    .filter(({ name }) => !skipped.has(name) && !/\.test\.tsx?$/.test(name))
    .flatMap((entry) => {
      const path = `${inside}${entry.name}`;
      return entry.isDirectory() ? filesBelow(folder, skipped, `${path}/`) : [path];
    })
    .sort();
}

/**
 * A fingerprint of all files below the given folders (relative to the root, or absolute) except tests and skipped folder names, of the lock
 * file and of the build code. It does not depend on the location of the root and the folders.
 */
export function hashSources(
  folders: readonly string[],
  skipped: ReadonlySet<string> = notBuilt,
  from = root,
): string {
  const hash = createHash('sha256');
  const add = (place: string, path: string, file: string) => {
    const content = readFileSync(file);
    hash.update(`${JSON.stringify([place, path, content.length])}\n`).update(content);
  };
  for (const [at, given] of folders.entries()) {
    const folder = resolve(from, given);
    for (const path of filesBelow(folder, skipped)) add(String(at), path, join(folder, path));
  }
  for (const path of ['package-lock.json', 'packages/tooling/src/build.ts']) add('', path, join(from, path));
  return hash.digest('hex');
}

/**
 * Runs `build` unless its output exists and its sources are those of the last successful run. If another process builds the same,
 * waits for that one.
 */
export async function buildUnlessFresh(
  name: string,
  folders: readonly string[],
  output: string,
  build: () => Promise<void>,
): Promise<'built' | 'fresh'> {
  const mark = join(cacheDir, `${name}.hash`);
  const hash = hashSources(folders);
  const isFresh = () => existsSync(output) && existsSync(mark) && readFileSync(mark, 'utf8') === hash;
  if (isFresh()) return 'fresh';
  return oneAtATime(`build ${name}`, async () => {
    if (isFresh()) return 'fresh';
    await build();
    mkdirSync(cacheDir, { recursive: true });
    writeFileSync(mark, hash);
    return 'built';
  });
}
