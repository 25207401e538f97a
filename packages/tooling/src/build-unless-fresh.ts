import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { oneAtATime } from './one-at-a-time.ts';
import { cacheDir, inRoot } from './paths.ts';

const notBuilt = new Set(['node_modules', 'dist', 'dist-types', 'test', 'e2e', 'migrations']);

/**
 * A fingerprint of everything below the given folders (relative to the root) but tests and folders of a name that is skipped, of the lock
 * file and of how it is built.
 */
export function hashSources(folders: readonly string[], skipped: ReadonlySet<string> = notBuilt): string {
  const hash = createHash('sha256');
  const walk = (path: string) => {
    for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) =>
      a.name.localeCompare(b.name),
    )) {
      if (skipped.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
      const full = join(path, entry.name);
      if (entry.isDirectory()) walk(full);
      else hash.update(full.slice(inRoot().length)).update(readFileSync(full));
    }
  };
  for (const folder of folders) walk(inRoot(folder));
  for (const file of ['package-lock.json', 'packages/tooling/src/build.ts'])
    hash.update(readFileSync(inRoot(file)));
  return hash.digest('hex');
}

/**
 * Runs `build` unless its output stands and its sources are those of the last successful run. Who asks while another process
 * builds the same waits for that one.
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
